import { z } from 'zod';
import { MOVED_STATUSES, type MovedStatus } from './asaas-sandbox';
import type { Thing } from './sandbox-call';
import type { WebhookQueue } from './webhook-queue';

/** Simulated fault of the API: for every call, or as many as `calls` specifies. */
export interface Fault {
  /** Status returned in place of the usual response; null leaves the response unchanged. */
  status: number | null;
  /** Said with that status, as `Retry-After`. */
  retryAfterSeconds: number | null;
  /** Delay of each response. */
  latencyMs: number;
  /** Number of calls left to fail; null for all. */
  calls: number | null;
}

/** Nothing is wrong. */
export const NO_FAULT: Fault = { status: null, retryAfterSeconds: null, latencyMs: 0, calls: null };

const MAX_LATENCY_MS = 60_000;
const fault = z.strictObject({
  status: z.int().min(400).max(599).nullable().default(null),
  retryAfterSeconds: z.int().min(0).max(86_400).nullable().default(null),
  latencyMs: z.int().min(0).max(MAX_LATENCY_MS).default(0),
  calls: z.int().min(1).nullable().default(null),
});
const webhook = z.strictObject({
  interrupted: z.literal(false).optional(),
  isDuplicated: z.boolean().optional(),
  isReversed: z.boolean().optional(),
});

const moved = z.strictObject({ status: z.enum(MOVED_STATUSES) });
const PAYMENT = /^\/admin\/payments\/(\w+)$/;

/** State that the admin routes change. */
export interface Administered {
  queue: WebhookQueue;
  fault: Fault;
  /** Puts a payment into a status and tells of it; undefined where that cannot be. */
  move: (id: string, to: MovedStatus) => Promise<Thing | undefined>;
}

/**
 * `GET /admin`, `PUT /admin/fault`, `PUT /admin/webhook` and `PUT /admin/payments/{id}`: what the provider has no call for. undefined where there
 * is no such route.
 */
export async function answerAdmin(
  { method, path, body }: { method: string; path: string; body: Thing },
  { queue, fault: kept, move }: Administered,
): Promise<{ status: number; body: unknown } | undefined> {
  const show = () => {
    const { webhook: shown, waiting } = queue.state;
    const { authToken: _token, ...told } = shown ?? { authToken: '' };
    return {
      status: 200,
      body: { fault: kept, webhook: { ...told, ...queue.disorder, waiting } },
    };
  };
  if (method === 'GET' && path === '/admin') return show();
  if (method !== 'PUT') return undefined;
  if (path === '/admin/fault') {
    const { data, error } = fault.safeParse(body);
    if (!data) return { status: 400, body: { message: z.prettifyError(error) } };
    Object.assign(kept, data);
    return show();
  }
  const [, id] = PAYMENT.exec(path) ?? [];
  if (id !== undefined) {
    const { data, error } = moved.safeParse(body);
    if (!data) return { status: 400, body: { message: z.prettifyError(error) } };
    const payment = await move(id, data.status);
    const message = `Nothing becomes ${data.status} of what it is.`;
    return payment ? { status: 200, body: payment } : { status: 409, body: { message } };
  }
  if (path !== '/admin/webhook') return undefined;
  const { data, error } = webhook.safeParse(body);
  if (!data) return { status: 400, body: { message: z.prettifyError(error) } };
  const { interrupted, ...disorder } = data;
  Object.assign(queue.disorder, disorder);
  if (interrupted === false) queue.resume();
  await queue.deliver();
  return show();
}
