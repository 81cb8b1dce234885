import { normalizeText } from '../device/matches-query';
import {
  dropEmptyEnd,
  looksLikeHeader,
  MAX_TITLES,
  repeatsHeader,
  type ColumnTarget,
} from './map-columns';
import { planRow, type PlannedRow, type PlannerOptions } from './plan-row';
import { readRow, type ToStored } from './read-row';
import type { ImportedThing, ImportResource, SheetRow } from './types';

/** A sheet that is held as a whole. */
export interface ImportedSheet {
  header: readonly string[];
  /** Line of the header: titles may precede it. */
  headerLine: number;
  rows: readonly SheetRow[];
}

/** Finds the header among the first rows, and what is below it. Null where there is none. */
export function findSheet(
  resource: ImportResource,
  rows: readonly SheetRow[],
): ImportedSheet | null {
  const start = Math.max(
    0,
    rows
      .slice(0, MAX_TITLES)
      .findIndex(({ cells }) => looksLikeHeader(resource, dropEmptyEnd(cells))),
  );
  const head = rows[start];
  if (!head) return null;
  const header = dropEmptyEnd(head.cells);
  return {
    header,
    headerLine: head.line,
    rows: rows.slice(start + 1).filter(({ cells }) => !repeatsHeader(cells, header)),
  };
}

/** Things by what files know them by: their identifier, or their id. */
export function groupByKey<Thing extends ImportedThing>(
  { identity }: Pick<ImportResource, 'identity'>,
  things: readonly Thing[],
): ReadonlyMap<string, readonly Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const key = String(identity ? thing[identity.member] : thing.id);
    const known = groups.get(key);
    if (known) known.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}

/** Data that the rows of a sheet are compared with, besides the sheet's own. */
export type SheetPlanner<Resource extends ImportResource = ImportResource> = Omit<
  PlannerOptions<Resource>,
  'duplicates' | 'coming'
> & {
  /** Figures as they are kept; default as they are written. */
  toStored?: ToStored;
};

/** Reads and plans all rows of a sheet; what was learned of the whole of it comes along. */
export function planSheet<Resource extends ImportResource>(
  rows: readonly SheetRow[],
  targets: readonly ColumnTarget[],
  known: SheetPlanner<Resource>,
): { planned: PlannedRow[]; planner: PlannerOptions<Resource> } {
  const { resource, toStored } = known;
  const read = rows.map((row) => readRow(resource, row, targets, toStored));
  const lines = new Map<string, number[]>();
  for (const { key, line } of read) {
    if (key !== '') lines.set(key, [...(lines.get(key) ?? []), line]);
  }
  const planner = {
    ...known,
    duplicates: new Map([...lines].filter(([, found]) => found.length > 1)),
    coming: new Set(resource.parent ? [...lines.keys()].map(normalizeText) : []),
  };
  return { planned: read.map((row) => planRow(row, planner)), planner };
}
