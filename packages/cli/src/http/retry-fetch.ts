import { setTimeout as delay } from 'node:timers/promises';
import { MINUTE_MS } from '@rastro/sdk/domain';

/** Number and duration of retries. */
export interface RetryOptions {
  fetch?: typeof fetch;
  /** Tries of one call in all. Default 8: about a minute of patience. */
  attempts?: number;
  /** The first wait; each next is twice as long. Default 500. */
  baseMs?: number;
  /** The longest wait of our own choice. Default 15,000. */
  longestMs?: number;
  wait?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
  now?: () => number;
  random?: () => number;
  /** Told before each wait, and why. */
  onWait?: (ms: number, reason: string) => void;
}

/** Answers that a later try may better. */
const PASSING = new Set([429, 500, 502, 503, 504]);
/** Codes of what is to be set up first: no later try betters that. */
const LASTING = /_NOT_CONFIGURED$/;
/** A server that asks for more is left alone. */
const MAX_ASKED_MS = 5 * MINUTE_MS;

/**
 * `fetch` that waits and tries again after 429, 5xx and lost connections, as long as the server asks
 * for (`Retry-After`), else longer each time and never at the same moment as others. What the server
 * refuses because it is not set up is answered at once. A wait that the
 * server asks for holds back all calls. A call that was answered too late may have been carried out:
 * who creates must look before he tells of a failure.
 */
export function createRetryFetch(options: RetryOptions = {}): typeof fetch {
  const { attempts = 8, baseMs = 500, longestMs = 15_000, onWait } = options;
  const send = options.fetch ?? fetch;
  const now = options.now ?? Date.now;
  const random = options.random ?? Math.random;
  const wait = options.wait ?? ((ms, signal) => delay(ms, undefined, signal ? { signal } : {}));
  let quietUntil = 0;

  return async (input, init) => {
    const signal = init?.signal ?? undefined;
    for (let attempt = 1; ; attempt += 1) {
      while (quietUntil > now()) await wait(quietUntil - now(), signal);
      const isLast = attempt >= attempts;
      const own = Math.min(longestMs, baseMs * 2 ** (attempt - 1)) * (0.5 + random() / 2);
      let response: Response | null = null;
      try {
        response = await send(input, init);
      } catch (error) {
        if (isLast || signal?.aborted) throw error;
      }
      if (response && (isLast || !PASSING.has(response.status))) return response;
      const asked = response && readRetryAfterMs(response.headers.get('retry-after'), now());
      if (response && asked !== null && asked > MAX_ASKED_MS) return response;
      if (response && asked === null && (await isLasting(response))) return response;
      // The body is let go, or its connection is held.
      response?.body?.cancel().catch(() => undefined);
      const ms = Math.ceil(asked ?? own);
      if (asked !== null) quietUntil = Math.max(quietUntil, now() + ms);
      onWait?.(ms, response ? `the server answered ${response.status}` : 'no answer');
      await wait(ms, signal);
    }
  };
}

/**
 * True when the error will last, as the server lacks something it needs; the body can still be read
 * after.
 */
async function isLasting(response: Response): Promise<boolean> {
  const text = await response
    .clone()
    .text()
    .catch(() => '');
  try {
    const { code } = JSON.parse(text) as { code?: unknown };
    return typeof code === 'string' && LASTING.test(code);
  } catch {
    return false;
  }
}

/** Milliseconds of a `Retry-After`, in seconds or as a date; null when it says nothing. */
export function readRetryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null || header.trim() === '') return null;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
