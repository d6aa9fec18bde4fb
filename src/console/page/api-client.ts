import type {
  ApiError,
  Catalogue,
  ConsoleState,
  ControlRequest,
  DeliveryDetail,
  FuzzRequest,
  LogEntry,
  PlayRequest,
  ReceiverKnowledge,
  RunEntry,
  SendRequest,
  SentReply,
  StageEvent,
  TargetRequest,
  TestRequest,
} from "../api.ts";

/** What the server said no to, with its reason for people. */
export interface Refused {
  readonly status: number;
  readonly error: ApiError;
}

export function isRefused(value: unknown): value is Refused {
  return typeof value === "object" && value !== null && "status" in value && "error" in value;
}

const place = "hookproof-token";

/**
 * The token stands in the fragment of the address that was opened. It is moved into this tab's storage, so that nobody
 * reads it off a projected address bar.
 */
function takeToken(): string {
  const given = new URLSearchParams(location.hash.slice(1)).get("token");
  if (given !== null) {
    sessionStorage.setItem(place, given);
    history.replaceState(null, "", location.pathname);
  }
  return given ?? sessionStorage.getItem(place) ?? "";
}

const token = takeToken();

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, {
    ...init,
    headers: {
      authorization: `Bearer ${token}`,
      ...(init.body === undefined ? {} : { "content-type": "application/json" }),
    },
  });
  if (response.ok) return response;
  const error = (await response
    .json()
    .catch(() => ({ error: "internal", message: response.statusText }))) as ApiError;
  throw { status: response.status, error } satisfies Refused;
}

async function read<Value>(path: string): Promise<Value> {
  return (await (await ask(path)).json()) as Value;
}

async function write<Value>(path: string, body: object, method = "POST"): Promise<Value> {
  return (await (await ask(path, { method, body: JSON.stringify(body) })).json()) as Value;
}

/** The control API, one function per route. Each throws {@link Refused}. */
export const api = {
  state: async () => read<ConsoleState>("/api/state"),
  catalogue: async () => read<Catalogue>("/api/catalogue"),
  receiver: async () => read<ReceiverKnowledge>("/api/receiver"),
  runs: async () => read<readonly RunEntry[]>("/api/runs"),
  runEvents: async (id: string) => read<readonly StageEvent[]>(`/api/runs/${encodeURIComponent(id)}/events`),
  runReport: async (id: string) => (await ask(`/api/runs/${encodeURIComponent(id)}/report`)).blob(),
  delivery: async (id: string, run: string | null) =>
    read<DeliveryDetail>(
      run === null
        ? `/api/deliveries/${encodeURIComponent(id)}`
        : `/api/runs/${encodeURIComponent(run)}/deliveries/${encodeURIComponent(id)}`,
    ),
  play: async (request: PlayRequest) => write<ConsoleState>("/api/play", request),
  control: async (request: ControlRequest) => write<ConsoleState>("/api/control", request),
  send: async (request: SendRequest) => write<SentReply>("/api/send", request),
  test: async (request: TestRequest) => write<ConsoleState>("/api/test", request),
  fuzz: async (request: FuzzRequest) => write<ConsoleState>("/api/fuzz", request),
  target: async (request: TargetRequest) => write<ConsoleState>("/api/target", request, "PUT"),
};

/** Reads the log from an entry on, until it ends or breaks. Fetched, since an EventSource cannot send the token. */
export async function followLog(
  after: number,
  hear: (entries: readonly LogEntry[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const response = await ask(`/api/events?after=${after}`, { signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
    if (done) return;
    const parts = (rest + value).split("\n\n");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      const data = part.split("\n").find((line) => line.startsWith("data: "));
      if (data !== undefined) hear(JSON.parse(data.slice("data: ".length)) as readonly LogEntry[]);
    }
  }
}
