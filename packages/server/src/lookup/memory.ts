import { MINUTE_MS } from '@rastro/sdk/domain';
import { LookupError } from './lookup-error';

interface MemoryOptions {
  /** Name of the requested data in the log. */
  name: string;
  clock: () => number;
  log: { warn(facts: object, words: string): void };
  /** Max number of cached answers; the oldest are dropped. */
  most: number;
  /** Questions a minute, whoever asks; default 60. Beyond them nobody can say. */
  perMinute?: number;
}

interface Lasting {
  keptMs: number;
  /** Time without a new request after a failure, in ms. */
  failedMs: number;
}

interface Known<Value> {
  value: Promise<Value | undefined> | undefined;
  untilMs: number;
}

/** Pause of all requests to a service that is away or slow. */
const REST_MS = MINUTE_MS;
const PER_MINUTE = 60;

/** Remembers what a service answered, and for a while that it did not. All who want the same wait for one answer. */
export function createMemory<Value>(options: MemoryOptions) {
  const { name, clock, log, most, perMinute = PER_MINUTE } = options;
  const known = new Map<string, Known<Value>>();
  let restsUntilMs = 0;
  let minute = 0;
  let asked = 0;

  const mayAsk = (): boolean => {
    const nowMs = clock();
    const current = Math.floor(nowMs / MINUTE_MS);
    if (current !== minute) asked = 0;
    minute = current;
    if (nowMs < restsUntilMs || asked >= perMinute) return false;
    asked += 1;
    return true;
  };

  return {
    /**
     * Returns the cached value, or the result of `ask`; undefined when that ends in a `LookupError`
     * or no request is allowed now.
     */
    read(
      key: string,
      ask: () => Promise<Value | undefined>,
      { keptMs, failedMs }: Lasting,
    ): Promise<Value | undefined> {
      const found = known.get(key);
      if (found?.value && found.untilMs > clock()) return found.value;
      if (!mayAsk()) return Promise.resolve(undefined);
      const entry: Known<Value> = { value: undefined, untilMs: clock() + keptMs };
      const answer = async (): Promise<Value | undefined> => {
        try {
          return await ask();
        } catch (error) {
          if (!(error instanceof LookupError)) {
            // A fault of this server says nothing of the service.
            if (known.get(key) === entry) known.delete(key);
            throw error;
          }
          entry.untilMs = clock() + failedMs;
          const isGone = error.problem === 'away' || error.problem === 'slow';
          if (isGone) restsUntilMs = clock() + REST_MS;
          log.warn({ problem: error.problem }, `${name}: ${error.message}`);
          return undefined;
        }
      };
      const value = answer();
      entry.value = value;
      known.delete(key);
      known.set(key, entry);
      const [oldest] = known.keys();
      if (known.size > most && oldest !== undefined) known.delete(oldest);
      return value;
    },
  };
}
