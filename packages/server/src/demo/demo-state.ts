import type { Unit } from '../db/database';

/** State the demo keeps across starts. */
export interface DemoState {
  /** The read-only user that one click signs in. */
  userId: number;
  /** End of the history and start of the live part, epoch milliseconds. */
  historyEndsAt: number;
  /** Position of the live part, on the file's clock. */
  clockMs: number;
}

const KEY = 'demo.fleet';

/** The remembered state; null when this database never had a demo fleet. */
export async function readDemoState(unit: Unit): Promise<DemoState | null> {
  const row = await unit.kysely
    .selectFrom('setting')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst();
  // Written by nobody but this file.
  return row ? (row.value as DemoState) : null;
}

/** Writes the whole state. */
export async function writeDemoState(unit: Unit, state: DemoState): Promise<void> {
  const value = JSON.stringify(state);
  await unit.kysely
    .insertInto('setting')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
