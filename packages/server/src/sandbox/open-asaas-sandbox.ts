import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { BillingDay } from '@rastro/sdk/domain';
import { answerAdmin, type Fault, NO_FAULT } from './admin-routes';
import { AsaasSandbox, dueOn, type MovedStatus, type SandboxState } from './asaas-sandbox';
import { findEvent } from './find-event';
import { notePage, noteXml } from './note-file';
import { PAID_BY } from './payment-fee';
import { paymentPage } from './payment-page';
import type { Thing } from './sandbox-call';
import { type QueueState, WebhookQueue } from './webhook-queue';

/** All that is kept of one. */
export interface KeptState extends SandboxState {
  queue?: QueueState;
}

/** Options of a sandbox. */
export interface SandboxOptions {
  /** Keys that it takes; any other is refused. */
  keys: readonly string[];
  /** Those of them that are of the account of another key. */
  sameAs?: Readonly<Record<string, string>>;
  /** 0 is any free one of this machine. */
  port: number;
  today: () => BillingDay;
  /** The first due day that it takes; left out, today. */
  earliest?: (() => BillingDay) | undefined;
  /** Address to post events to, and the token sent with them; no events when left out. */
  webhook?: { url: string; token: string } | undefined;
  /** State to resume from, and where it is saved. */
  state?: KeptState | undefined;
  keep?: (state: KeptState) => Promise<void>;
  /** Left out, that of the machine. */
  clock?: () => number;
  /** Time a city takes to answer for a note; when left out, it answers on command. */
  cityMs?: number;
  /** Told of each call, as `POST /payments`. */
  onCall?: (call: string) => void;
}

/** One that is open. */
export interface OpenSandbox {
  sandbox: AsaasSandbox;
  /** Queue of events to send. */
  queue: WebhookQueue;
  /** Simulated fault of its API. */
  fault: Fault;
  /** Address of its API, without a trailing slash. */
  url: string;
  /** Applies the automatic changes to payments until today, and sends their events. */
  passDays(): Promise<void>;
  stop(): Promise<void>;
}

const BODY_MAX = 256 * 1024;

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

const send = (response: ServerResponse, status: number, body: string, type: string) => {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
};

/** Waits as it is told to, and says what else goes wrong with this call. */
const goWrong = async (fault: Fault): Promise<Fault> => {
  const now = { ...fault };
  if (now.calls !== null) Object.assign(fault, now.calls > 1 ? { calls: now.calls - 1 } : NO_FAULT);
  if (now.latencyMs > 0) await wait(now.latencyMs);
  return now;
};

/** The page of a payment, and the files of a note. */
function createPages({
  sandbox,
  queue,
  today,
  keepAll,
}: Pick<OpenSandbox, 'sandbox' | 'queue'> &
  Pick<SandboxOptions, 'today'> & { keepAll: () => Promise<void> }) {
  const servePage = async (
    request: IncomingMessage,
    response: ServerResponse,
    { id, by }: { id: string; by: string | null },
  ) => {
    const payment = sandbox.findOpen(id);
    const day = today();
    if (request.method === 'POST' && payment) {
      sandbox.pay(
        id,
        day,
        dueOn(payment, day),
        PAID_BY.find((each) => each === by),
      );
      await keepAll();
      await queue.tell(`PAYMENT_${String(payment['status'])}`, { payment });
      response.writeHead(303, { location: `/i/${id}` }).end();
      return;
    }
    const known = sandbox.payments.get(id);
    const page = paymentPage(known, payment ? dueOn(payment, day) : null);
    send(response, known ? 200 : 404, page, 'text/html');
  };

  const serveNote = (response: ServerResponse, id: string, isFile: boolean): void => {
    const note = sandbox.notes.notes.get(id);
    if (note?.['status'] !== 'AUTHORIZED') send(response, 404, '', 'text/plain');
    else if (isFile) send(response, 200, noteXml(note), 'application/xml');
    else send(response, 200, notePage(note), 'text/html');
  };

  return { servePage, serveNote };
}

/** Opens the sandbox on this machine alone: its API under `/v3`, and a page to pay each payment on. */
export async function openAsaasSandbox(options: SandboxOptions): Promise<OpenSandbox> {
  const { keys, sameAs, today, webhook, keep, clock = Date.now, onCall, cityMs } = options;
  let origin = '';
  const sandbox = new AsaasSandbox(() => origin, options.earliest ?? today, options.state, sameAs);
  const fault: Fault = { ...NO_FAULT };
  const queue: WebhookQueue = new WebhookQueue({
    clock,
    state: options.state?.queue,
    changed: () => keepAll(),
  });
  const keepAll = async () => keep?.({ ...sandbox.state, queue: queue.state });
  const { servePage, serveNote } = createPages({ sandbox, queue, today, keepAll });

  const passDays = async (): Promise<void> => {
    const told = sandbox.passDays(today());
    if (told.length > 0) await keepAll();
    for (const { event, payment } of told) await queue.tell(event, { payment });
  };

  const move = async (id: string, to: MovedStatus): Promise<Thing | undefined> => {
    const payment = sandbox.move(id, to, today());
    if (!payment) return undefined;
    await keepAll();
    await queue.tell(`PAYMENT_${to}`, { payment });
    return payment;
  };

  let isOpen = true;
  const settle = async (id: string): Promise<void> => {
    const told = isOpen ? sandbox.notes.settle(id) : undefined;
    if (!told) return;
    await keepAll();
    // What is called an invoice there is a fiscal note.
    await queue.tell(told.event, { invoice: told.note });
  };

  /** The city answers for a note after its time. */
  const settleLater = (id: string): void => {
    if (cityMs === undefined) return;
    const run = () => settle(id).catch(() => undefined);
    setTimeout(() => void run(), cityMs).unref();
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET' } = request;
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const page = /^\/i\/(\w+)$/.exec(url.pathname)?.[1];
    if (page !== undefined) {
      return servePage(request, response, { id: page, by: url.searchParams.get('by') });
    }
    const [, noteId, file] = /^\/n\/(\w+)(\.xml)?$/.exec(url.pathname) ?? [];
    if (noteId !== undefined) return serveNote(response, noteId, file !== undefined);
    const body = await readBody(request);
    const type = 'application/json';
    if (url.pathname.startsWith('/admin')) {
      // A page of somebody else's cannot send this without asking first.
      const isJson = request.headers['content-type'] === type || method === 'GET';
      const told = isJson
        ? await answerAdmin({ method, path: url.pathname, body }, { queue, fault, move })
        : undefined;
      return send(response, told?.status ?? 404, JSON.stringify(told?.body ?? {}), type);
    }
    onCall?.(`${method} ${url.pathname.replace('/v3', '')}`);
    const key = String(request.headers['access_token'] ?? '');
    const { status, retryAfterSeconds } = await goWrong(fault);
    if (status !== null) {
      if (retryAfterSeconds !== null) response.setHeader('retry-after', retryAfterSeconds);
      return send(response, status, '{}', type);
    }
    const [, , kind, id = ''] = url.pathname.split('/');
    const answer = !keys.includes(key)
      ? { status: 401, body: {} }
      : kind === 'webhooks'
        ? queue.answer(method, id, body)
        : sandbox.answer({ method, url, body, key });
    if (method !== 'GET') await keepAll();
    const isAsked = /^\/v3\/invoices\/\w+\/(authorize|cancel)$/.test(url.pathname);
    if (isAsked) settleLater(id);
    send(response, answer.status, JSON.stringify(answer.body), type);
    const told = answer.status === 200 && findEvent(method, url.pathname, answer.body as Thing);
    // It happened, whoever hears of it.
    if (told) queue.tell(told.event, told.about).catch(() => undefined);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  if (webhook) queue.point(webhook.url, webhook.token);
  for (const id of sandbox.notes.notes.keys()) settleLater(id);
  return {
    sandbox,
    queue,
    fault,
    passDays,
    url: `${origin}/v3`,
    async stop() {
      isOpen = false;
      await queue.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
