import type { Unit } from '../../db/database';
import { createSharedWork, type SharedWork } from './shared-work';

/** Writes of one commit at most; others wait for the embedded database's one connection meanwhile. */
const MAX_TOGETHER = 64;

type Work<T> = (unit: Unit, shared: SharedWork) => Promise<T>;

/** Runs a write in a transaction that it may share; resolves once that is committed. */
export type GroupCommit = <T>(work: Work<T>) => Promise<T>;

/**
 * Commits together what comes together: while one transaction runs, the writes that arrive gather for
 * the next. When one of them fails, all of them run again, each alone, so that none costs another its
 * write: a write must do nothing outside its unit but by `afterCommit`.
 */
export const createGroupCommit = ({ transaction }: Pick<Unit, 'transaction'>): GroupCommit => {
  let waiting: { work: Work<void>; settle: (error?: unknown) => void }[] = [];
  let draining: Promise<void> | undefined;

  const commit = async (entries: typeof waiting): Promise<void> => {
    try {
      await transaction(async (unit) => {
        const shared = createSharedWork(unit);
        for (const { work } of entries) await work(unit, shared);
        await shared.finish();
      });
      for (const { settle } of entries) settle();
    } catch (error) {
      if (entries.length === 1) entries[0]?.settle(error);
      else for (const entry of entries) await commit([entry]);
    }
  };

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const entries = waiting.slice(0, MAX_TOGETHER);
      waiting = waiting.slice(MAX_TOGETHER);
      await commit(entries);
    }
    draining = undefined;
  };

  return <T>(work: Work<T>) =>
    new Promise<T>((resolve, reject) => {
      let result: { value: T } | undefined;
      waiting.push({
        work: async (unit, shared) => {
          result = { value: await work(unit, shared) };
        },
        settle: (error) => (result && error === undefined ? resolve(result.value) : reject(error)),
      });
      // After this turn, so that what came together is written together.
      draining ??= Promise.resolve().then(drain);
    });
};
