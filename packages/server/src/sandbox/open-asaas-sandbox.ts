import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BillingDay } from '@rastro/sdk/domain';
import { AsaasSandbox, dueOn, type SandboxState, type Thing } from './asaas-sandbox';
import { paymentPage } from './payment-page';

/** How a sandbox is opened. */
export interface SandboxOptions {
  /** Keys that it takes; any other is refused. */
  keys: readonly string[];
  /** 0 is any free one of this machine. */
  port: number;
  today: () => BillingDay;
  /** Where it posts what happens, and what it shows with it; nowhere where it is left out. */
  webhook?: { url: string; token: string } | undefined;
  /** What it goes on with, and where that is kept. */
  state?: SandboxState | undefined;
  keep?: (state: SandboxState) => Promise<void>;
  /** The status that it answers to every call with; null answers as it does. */
  fault?: () => number | null;
  /** Told of each call, as `POST /payments`. */
  onCall?: (call: string) => void;
}

/** One that is open. */
export interface OpenSandbox {
  sandbox: AsaasSandbox;
  /** Of its API, without a slash at its end. */
  url: string;
  stop(): Promise<void>;
}

const BODY_MAX = 256 * 1024;
const POST_WAIT_MS = 10_000;

async function readBody(request: IncomingMessage): Promise<Thing> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > BODY_MAX) return {};
  }
  try {
    return JSON.parse(text) as Thing;
  } catch {
    return {};
  }
}

/** Opens the sandbox on this machine alone: its API under `/v3`, and a page to pay each payment on. */
export async function openAsaasSandbox(options: SandboxOptions): Promise<OpenSandbox> {
  const { keys, today, webhook, keep, fault = () => null, onCall } = options;
  let origin = '';
  const sandbox = new AsaasSandbox(() => origin, options.state);

  const post = async (event: string, payment: Thing | undefined): Promise<void> => {
    if (!webhook) return;
    await fetch(webhook.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'asaas-access-token': webhook.token },
      body: JSON.stringify({ id: `evt_${randomUUID()}`, event, payment }),
      signal: AbortSignal.timeout(POST_WAIT_MS),
    }).catch(() => {
      // As with the real one, who was away is told by the comparison of the night.
    });
  };
  const send = (response: ServerResponse, status: number, body: string, type: string) => {
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
  };

  const servePage = async (request: IncomingMessage, response: ServerResponse, id: string) => {
    const payment = sandbox.findOpen(id);
    const day = today();
    if (request.method === 'POST' && payment) {
      sandbox.pay(id, day, dueOn(payment, day));
      await keep?.(sandbox.state);
      await post('PAYMENT_RECEIVED', sandbox.payments.get(id));
      response.writeHead(303, { location: `/i/${id}` }).end();
      return;
    }
    const known = sandbox.payments.get(id);
    const page = paymentPage(known, payment ? dueOn(payment, day) : null);
    send(response, known ? 200 : 404, page, 'text/html');
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET' } = request;
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const page = /^\/i\/(\w+)$/.exec(url.pathname)?.[1];
    if (page !== undefined) return servePage(request, response, page);
    onCall?.(`${method} ${url.pathname.replace('/v3', '')}`);
    const body = await readBody(request);
    const key = String(request.headers['access_token'] ?? '');
    const status = fault();
    const answer =
      status !== null
        ? { status, body: {} }
        : keys.includes(key)
          ? sandbox.answer({ method, url, body, key })
          : { status: 401, body: {} };
    if (method !== 'GET') await keep?.(sandbox.state);
    send(response, answer.status, JSON.stringify(answer.body), 'application/json');
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ sandbox, url: `${origin}/v3` },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
