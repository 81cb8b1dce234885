import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database';

/** A transaction that is under way, of which database, and the one around it. */
interface Scope {
  database: Database;
  isOpen: boolean;
  around: Scope | undefined;
}

/** One for all: Node 20 hands each of them on with every promise, for ever. */
const scopes = new AsyncLocalStorage<Scope>();

/**
 * The same database, but using it inside a transaction without its unit throws at once instead of
 * waiting for the transaction to end. For tests: following every promise costs a quarter of ingest.
 */
export function refuseNestedUse(database: Database): Database {
  const refuseInside = (): void => {
    for (let scope = scopes.getStore(); scope; scope = scope.around) {
      if (scope.database !== database || !scope.isOpen) continue;
      throw new Error('The database was used inside a transaction: pass the unit on instead.');
    }
  };
  return {
    ...database,
    kysely: database.kysely.withPlugin({
      transformQuery: ({ node }) => {
        refuseInside();
        return node;
      },
      transformResult: async ({ result }) => result,
    }),
    query: async (...statement) => {
      refuseInside();
      return database.query(...statement);
    },
    transaction: async (fn) => {
      refuseInside();
      const scope = { database, isOpen: true, around: scopes.getStore() };
      return database
        .transaction((unit) => scopes.run(scope, () => fn(unit)))
        .finally(() => (scope.isOpen = false));
    },
  };
}
