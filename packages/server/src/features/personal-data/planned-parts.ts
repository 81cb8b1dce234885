import type { Database } from '../../db/database';
import type { DataFate, Holding } from './holding';

/** What comes of a part of what is held. */
export interface PlannedPart {
  part: string;
  fate: DataFate | 'unlinked';
  /** Why it is kept; empty where it goes. */
  keptFor: string;
  count: number;
}

/** How many rows a holding has. */
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
