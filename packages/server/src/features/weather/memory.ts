import type { FastifyBaseLogger } from 'fastify';
import { LookupError } from '../../lookup/lookup-error';

interface MemoryOptions {
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** How many answers are kept; the oldest make room. */
  most: number;
}

interface Lasting {
  keptMs: number;
  /** How long nobody asks again after a failure. */
  failedMs: number;
}

interface Known<Value> {
  value: Promise<Value | undefined> | undefined;
  untilMs: number;
}

/** Remembers what a service answered, and for a while that it did not. All who want the same wait for one answer. */
export function createMemory<Value>({ clock, log, most }: MemoryOptions) {
  const known = new Map<string, Known<Value>>();
  return {
    /** What is known, or what `ask` says; undefined when that ends in a `LookupError`. */
    read(
      key: string,
      ask: () => Promise<Value | undefined>,
      { keptMs, failedMs }: Lasting,
    ): Promise<Value | undefined> {
      const found = known.get(key);
      if (found?.value && found.untilMs > clock()) return found.value;
      const entry: Known<Value> = { value: undefined, untilMs: clock() + keptMs };
      const answer = async (): Promise<Value | undefined> => {
        try {
          return await ask();
        } catch (error) {
          entry.untilMs = clock() + failedMs;
          if (!(error instanceof LookupError)) throw error;
          log.warn({ problem: error.problem }, `weather: ${error.message}`);
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
