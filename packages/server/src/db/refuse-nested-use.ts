import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database';

/**
 * The same database, but using it inside a transaction without its unit throws at once instead of
 * waiting for the transaction to end. For tests: following every promise costs a quarter of ingest.
 */
export function refuseNestedUse(database: Database): Database {
  const scopes = new AsyncLocalStorage<{ isOpen: boolean }>();
  const refuseInside = (): void => {
    if (scopes.getStore()?.isOpen) {
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
      const scope = { isOpen: true };
      return database
        .transaction((unit) => scopes.run(scope, () => fn(unit)))
        .finally(() => (scope.isOpen = false));
    },
  };
}
