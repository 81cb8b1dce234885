import type { Database } from './database';
import { isDatabaseAway } from './database-away';
import { type FreshState, readFreshState, restoreFreshState } from './testing-reset';

/** A database that one user after another works with, each over connections of its own. */
export interface TestStore {
  connect(): Promise<Database>;
  /** Takes it away for good. */
  drop(): Promise<void>;
}

interface Kept {
  store: TestStore;
  fresh: FreshState;
}

/** More of them at a time are rare, and each is memory. */
const MAX_KEPT = 3;

/**
 * Hands out databases that hold what migrations put there, and takes them back when they are closed: the next
 * user gets one of those, emptied. What is open at the same time is another database.
 */
export function createTestPool(openStore: () => Promise<TestStore>): {
  open(): Promise<Database>;
} {
  const kept: Kept[] = [];

  const takeKept = async (): Promise<[Kept, Database] | undefined> => {
    for (let next = kept.pop(); next !== undefined; next = kept.pop()) {
      const database = await next.store.connect();
      if (await restores(database, next.fresh)) return [next, database];
      await database.close();
      await next.store.drop();
    }
    return undefined;
  };
  const openNew = async (): Promise<[Kept, Database]> => {
    const store = await openStore();
    const database = await store.connect();
    return [{ store, fresh: await readFreshState(database) }, database];
  };

  return {
    async open() {
      const [lent, database] = (await takeKept()) ?? (await openNew());
      let closing: Promise<void> | undefined;
      const close = async (): Promise<void> => {
        // Ends when its last transaction did; nothing can be asked over these connections any more.
        await database.close();
        if (kept.length < MAX_KEPT) kept.push(lent);
        else await lent.store.drop();
      };
      return { ...database, close: () => (closing ??= close()) };
    },
  };
}

/** Not when a test had changed its tables, or ended it. */
async function restores(database: Database, fresh: FreshState): Promise<boolean> {
  return restoreFreshState(database, fresh).catch((error: unknown) => {
    if (isDatabaseAway(error)) return false;
    throw error;
  });
}
