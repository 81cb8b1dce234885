import type { Unit } from '../db/database';

/** What the demo remembers from start to start. */
export interface DemoState {
  /** The read-only user that one click signs in. */
  userId: number;
  /** When the history ends and the live part begins, epoch milliseconds. */
  historyEndsAt: number;
  /** Where the live part stands, on the file's clock. */
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
