import { randomBytes } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@rastro/sdk/domain';
import { z } from 'zod';
import { refuse } from './answers';
import type { Thing } from './sandbox-call';

/** An event that waits to be taken, as it was when it happened. */
interface Waiting {
  id: string;
  event: string;
  /** A payment, or as `invoice` a fiscal note. */
  about: Readonly<Record<string, Thing>>;
  atMs: number;
  /** Number of failures since the queue was last resumed. */
  failures: number;
  dueMs: number;
}

const settings = z.object({
  url: z.url({ protocol: /^https?$/ }),
  authToken: z.string().min(1),
  enabled: z.boolean(),
  interrupted: z.boolean(),
  sendType: z.enum(['SEQUENTIALLY', 'NON_SEQUENTIALLY']),
});

/** Saved state of a queue, to resume from. */
export interface QueueState {
  webhook: z.infer<typeof settings> | null;
  waiting: Waiting[];
}

/** Simulated disorder of events, for tests and trials only. */
export interface Disorder {
  /** Each is told twice, under the same id. */
  isDuplicated: boolean;
  /** Each waits half a minute, and what came later is told first. */
  isReversed: boolean;
}

interface QueueOptions {
  clock: () => number;
  state?: QueueState | undefined;
  /** Told of each change. */
  changed: (state: QueueState) => unknown;
}

/**
 * Delay before each attempt, by the documentation of the provider; after the last one the queue
 * pauses.
 */
const ATTEMPT_AFTER_MS = [
  ...[0, 30 * SECOND_MS, MINUTE_MS, 3.5 * MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 25 * MINUTE_MS],
  ...[HOUR_MS, HOUR_MS, HOUR_MS, HOUR_MS, HOUR_MS, 2 * HOUR_MS, 2 * HOUR_MS, 3 * HOUR_MS],
];
const KEEP_MS = 14 * DAY_MS;
const REVERSED_WAIT_MS = 30 * SECOND_MS;
const POST_WAIT_MS = 10_000;
const ID = 'wbh_0000000001';

/** Events on their way to the one webhook of the account: tried again, paused and let go as the provider does. */
export class WebhookQueue {
  readonly disorder: Disorder = { isDuplicated: false, isReversed: false };
  readonly #options: QueueOptions;
  #webhook: QueueState['webhook'];
  #waiting: Waiting[];
  #running: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  readonly #closing = new AbortController();

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#webhook = options.state?.webhook ?? null;
    this.#waiting = [...(options.state?.waiting ?? [])];
  }

  get state(): QueueState {
    return { webhook: this.#webhook, waiting: this.#waiting };
  }

  /** Sets the destination of future events; other settings stay. */
  point(url: string, authToken: string): void {
    const first = { enabled: true, interrupted: false, sendType: 'SEQUENTIALLY' as const };
    this.#webhook = { ...(this.#webhook ?? first), url, authToken };
    this.#wake();
  }

  /** Something happened to a payment or a fiscal note: resolves once it was tried to tell of it. */
  async tell(event: string, about: Waiting['about']): Promise<void> {
    if (!this.#webhook?.enabled) return;
    const atMs = this.#options.clock();
    const id = `evt_${randomBytes(16).toString('hex')}&${this.#waiting.length + 1}`;
    const dueMs = atMs + (this.disorder.isReversed ? REVERSED_WAIT_MS : 0);
    this.#waiting.push({ id, event, about: structuredClone(about), atMs, failures: 0, dueMs });
    await this.deliver();
  }

  /** Lets a paused queue go: all that waits is due. */
  resume(): void {
    const dueMs = this.#options.clock();
    for (const each of this.#waiting) Object.assign(each, { failures: 0, dueMs });
    if (this.#webhook) this.#webhook = { ...this.#webhook, interrupted: false };
  }

  /** Tells what is due by now, one after the other. */
  deliver(): Promise<void> {
    this.#running = this.#running
      .catch(() => undefined)
      .then(async () => {
        await this.#deliverDue();
        await this.#options.changed(this.state);
        this.#wake();
      });
    return this.#running;
  }

  /** Ends it; what waits is told by who goes on with its state. */
  async close(): Promise<void> {
    this.#closing.abort();
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** `/v3/webhooks` of the API. */
  answer(method: string, id: string, body: Thing): { status: number; body: unknown } {
    if (method === 'POST' && id === '') {
      if (this.#webhook) return refuse('invalid_action', 'O limite de webhooks foi atingido.');
      const first = { enabled: true, interrupted: false, sendType: 'SEQUENTIALLY' };
      return this.#change({ ...first, ...body });
    }
    const webhook = this.#webhook;
    if (method === 'GET' && id === '') {
      const data = webhook ? [this.#told(webhook)] : [];
      return {
        status: 200,
        body: { object: 'list', hasMore: false, totalCount: data.length, data },
      };
    }
    if (!webhook || id !== ID) return { status: 404, body: {} };
    if (method === 'PUT') return this.#change({ ...webhook, ...body });
    return { status: 200, body: this.#told(webhook) };
  }

  #change(wanted: Thing): { status: number; body: unknown } {
    const { data, error } = settings.safeParse(wanted);
    if (!data) {
      const field = String(error.issues[0]?.path[0] ?? '');
      return refuse(`invalid_${field}`, `O campo ${field} é inválido.`);
    }
    if (this.#webhook?.interrupted && !data.interrupted) this.resume();
    this.#webhook = data;
    this.#deliverBehind();
    return { status: 200, body: this.#told(data) };
  }

  #told({ url, enabled, interrupted, sendType }: NonNullable<QueueState['webhook']>): Thing {
    return {
      object: 'webhook',
      id: ID,
      url,
      enabled,
      interrupted,
      sendType,
      apiVersion: 3,
      hasAuthToken: true,
    };
  }

  /** True when a pending event holds up all later ones. */
  #isOrdered(): boolean {
    return this.#webhook?.sendType === 'SEQUENTIALLY' && !this.disorder.isReversed;
  }

  /** Returns the next event that may be sent. */
  #next(): Waiting | undefined {
    const nowMs = this.#options.clock();
    const webhook = this.#webhook;
    if (!webhook || !webhook.enabled || webhook.interrupted) return undefined;
    const [head] = this.#waiting;
    if (this.#isOrdered()) return head && head.dueMs <= nowMs ? head : undefined;
    const due = this.#waiting.filter(({ dueMs }) => dueMs <= nowMs);
    return this.disorder.isReversed ? due.at(-1) : due[0];
  }

  async #deliverDue(): Promise<void> {
    const { clock } = this.#options;
    this.#waiting = this.#waiting.filter(({ atMs }) => atMs > clock() - KEEP_MS);
    for (let next = this.#next(); next && !this.#closing.signal.aborted; next = this.#next()) {
      const times = this.disorder.isDuplicated ? 2 : 1;
      let isTaken = true;
      for (let time = 0; time < times; time += 1) isTaken = (await this.#post(next)) && isTaken;
      // Cut off, nobody refused it.
      if (!isTaken && this.#closing.signal.aborted) return;
      if (isTaken) {
        const { id } = next;
        this.#waiting = this.#waiting.filter((each) => each.id !== id);
        continue;
      }
      next.failures += 1;
      const afterMs = ATTEMPT_AFTER_MS[next.failures];
      if (afterMs !== undefined) next.dueMs = clock() + afterMs;
      else if (this.#webhook) this.#webhook = { ...this.#webhook, interrupted: true };
    }
  }

  /**
   * Posts an event; resolves to true when it was accepted: by the provider's FAQ, only with 200.
   */
  async #post({ id, event, about, atMs }: Waiting): Promise<boolean> {
    const webhook = this.#webhook;
    if (!webhook) return false;
    const dateCreated = new Date(atMs).toISOString().slice(0, 19).replace('T', ' ');
    const reply = await fetch(webhook.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'asaas-access-token': webhook.authToken },
      body: JSON.stringify({ id, event, dateCreated, ...about }),
      signal: AbortSignal.any([AbortSignal.timeout(POST_WAIT_MS), this.#closing.signal]),
      redirect: 'manual',
    }).catch(() => undefined);
    await reply?.body?.cancel();
    return reply?.status === 200;
  }

  /** Looks again when the next one is due. */
  #wake(): void {
    clearTimeout(this.#timer);
    const webhook = this.#webhook;
    const [head, ...rest] = this.#waiting;
    if (this.#closing.signal.aborted || !webhook?.enabled || webhook.interrupted || !head) return;
    const candidates = this.#isOrdered() ? [head] : [head, ...rest];
    const dueMs = Math.min(...candidates.map((each) => each.dueMs));
    const waitMs = Math.max(SECOND_MS, dueMs - this.#options.clock());
    this.#timer = setTimeout(() => this.#deliverBehind(), waitMs);
    this.#timer.unref();
  }

  /** Delivers in the background; the next caller reports a failed save. */
  #deliverBehind(): void {
    this.deliver().catch(() => undefined);
  }
}
