import { createContext, Script } from 'node:vm';

const scope = createContext({ work: () => undefined });
const script = new Script('work()');

/** What takes longer than it may. */
export class OutOfTimeError extends Error {}

const isTimeout = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Does `work`, and ends it when it takes longer than so many ms, even within a loop that never ends.
 * For other people's code in this thread: what it worked on is not to be used after that.
 */
export const withinTime = <T>(ms: number, work: () => T): T => {
  let answer: T | undefined;
  scope['work'] = () => {
    answer = work();
  };
  try {
    script.runInContext(scope, { timeout: ms });
    return answer as T;
  } catch (error) {
    throw isTimeout(error) ? new OutOfTimeError(`It took longer than ${ms} ms`) : error;
  }
};
