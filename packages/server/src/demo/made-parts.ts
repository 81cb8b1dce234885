import type { Unit } from '../db/database';

const KEY = 'demo.made';

/** Names of the parts of the demo that were made in this database, whatever became of them since. */
export async function readMadeParts(unit: Unit): Promise<ReadonlySet<string>> {
  const row = await unit.kysely
    .selectFrom('setting')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst();
  // Written by nobody but this file.
  return new Set(row ? (row.value as string[]) : []);
}

/** Remembers parts as made, beside those that were. */
export async function writeMadeParts(unit: Unit, names: readonly string[]): Promise<void> {
  const value = JSON.stringify([...new Set([...(await readMadeParts(unit)), ...names])]);
  await unit.kysely
    .insertInto('setting')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
