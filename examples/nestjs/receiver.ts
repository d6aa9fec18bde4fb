import "reflect-metadata";
import { Controller, Headers, HttpCode, Module, Post, Req, UnauthorizedException } from "@nestjs/common";
import type { RawBodyRequest } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import type { Request } from "express";
import { readNotification, verifySignature } from "hookproof/receiver";

@Controller()
class WebhookController {
  @Post("webhook")
  // Nest answers a POST with 201; the platform takes only 200 for success.
  @HttpCode(200)
  receive(
    @Req() request: RawBodyRequest<Request>,
    @Headers("service-signature") signature: string | undefined,
  ): void {
    const body = request.rawBody ?? Buffer.alloc(0);
    if (!verifySignature(body, signature, process.env["WEBHOOK_SECRET"])) throw new UnauthorizedException();
    const notification = readNotification(body);
    console.log(notification.event, notification.id);
  }
}

@Module({ controllers: [WebhookController] })
class AppModule {}

export async function createApp() {
  // rawBody keeps the bytes beside the parsed body; the limit of 100 kB would refuse long tickets.
  const app = await NestFactory.create(AppModule, { rawBody: true, logger: false });
  (app as unknown as { useBodyParser(type: string, options: object): void }).useBodyParser("json", {
    limit: "8mb",
  });
  return app;
}
