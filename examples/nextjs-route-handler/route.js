// app/api/webhook/route.js of a Next.js application; the App Router gives the request as it came.
import { receive } from "hookproof/receiver";

export async function POST(request) {
  const body = new Uint8Array(await request.arrayBuffer());
  const status = await receive(body, (name) => request.headers.get(name) ?? undefined, {
    secret: process.env.WEBHOOK_SECRET,
    onNotification: save,
  });
  return new Response(null, { status });
}

async function save(notification) {
  console.log(notification.event, notification.id);
}
