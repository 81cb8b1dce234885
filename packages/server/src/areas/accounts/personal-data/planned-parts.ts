import type { Database } from '../../../db/database';
import type { DataFate, Holding } from './holding';

/** Fate of one part of the stored data. */
export interface PlannedPart {
  part: string;
  fate: DataFate | 'unlinked';
  /** Reason for keeping it; empty where it is erased. */
  keptFor: string;
  count: number;
}

/** Counts the rows of a holding. */
export async function countRows(
  database: Pick<Database, 'query'>,
  holding: Holding,
  values: readonly unknown[],
): Promise<number> {
  const { rows: found } = await database.query<{ count: number }>(
    `select count(*)::int as count from ${holding.rows}`,
    values,
  );
  return found[0]?.count ?? 0;
}

/** Each part once, with all that there is of it. */
export function toPlan(planned: readonly PlannedPart[]): PlannedPart[] {
  const parts = new Map<string, PlannedPart>();
  for (const one of planned) {
    const key = `${one.part} ${one.fate} ${one.keptFor}`;
    const count = (parts.get(key)?.count ?? 0) + one.count;
    if (count > 0) parts.set(key, { ...one, count });
  }
  return [...parts.values()];
}
