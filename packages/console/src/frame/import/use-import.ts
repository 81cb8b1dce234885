import { isTrackingError } from '@rastro/sdk/client';
import {
  findAttributeStoredUnit,
  findSheet,
  fromWritten,
  looksLikeHeader,
  mapColumns,
  planSheet,
  type ColumnTarget,
  type ImportRow,
  type PlannedRow,
  type PlannerOptions,
  type RowProblem,
  type ImportedSheet,
  type ToStored,
} from '@rastro/sdk/domain';
import { useTrackingClient, useWrittenUnit } from '@rastro/sdk/internal/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { ImportedResource } from './to-writable-resource';
import { readKnown, type KnownThings } from './read-known';
import { readCsvText, readSheet, SheetError, type SheetFault } from './read-sheet';
import { runRows } from './run-rows';

/** A row that was not written, and why. */
export interface RefusedRow {
  row: ImportRow;
  why: readonly RowProblem[] | { error: unknown };
}

/** Progress of the rows. */
export interface ImportRun {
  all: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: readonly RefusedRow[];
  state: 'running' | 'done' | 'stopped';
  /** Error that stopped it. */
  error?: unknown;
}

/** A sheet whose columns are understood. */
export interface OpenSheet {
  name: string;
  sheet: ImportedSheet;
  targets: readonly (ColumnTarget | null)[];
  known: KnownThings;
}

const IGNORED: ColumnTarget = { kind: 'ignored' };
const NOTHING: {
  planned: readonly PlannedRow[];
  planner: PlannerOptions<ImportedResource> | null;
} = { planned: [], planner: null };

/** An import from its file to its outcome. */
export function useImport(resource: ImportedResource) {
  const client = useTrackingClient();
  const toUnit = useWrittenUnit();
  const { mutate } = useSWRConfig();
  const [fault, setFault] = useState<SheetFault | { error: unknown } | 'header' | null>(null);
  const [isReading, setReading] = useState(false);
  const [open, setOpen] = useState<OpenSheet | null>(null);
  const [createGroups, setCreateGroups] = useState(false);
  const [run, setRun] = useState<ImportRun | null>(null);
  const stop = useRef<AbortController>(null);

  // Who leaves the page has stopped it: what is under way is finished, and nothing goes on unseen.
  useEffect(() => () => stop.current?.abort(), []);

  const { planned, planner } = useMemo(() => {
    if (!open) return NOTHING;
    const targets = open.targets.map((target) => target ?? IGNORED);
    const toStored: ToStored = (key, value) => {
      const unit = toUnit(findAttributeStoredUnit(key));
      return unit && typeof value === 'number' ? fromWritten(value, unit) : value;
    };
    const known = { resource, ...open.known, done: new Set<string>(), createGroups, toStored };
    return planSheet(open.sheet.rows, targets, known);
  }, [open, resource, createGroups, toUnit]);

  async function read(name: string, source: Blob | string): Promise<void> {
    setReading(true);
    setFault(null);
    try {
      const { rows, sheet: sheetName } =
        typeof source === 'string'
          ? { rows: await readCsvText(source), sheet: undefined }
          : await readSheet(source, (cells) => looksLikeHeader(resource, cells));
      const sheet = findSheet(resource, rows);
      if (!sheet || sheet.rows.length === 0) setFault('header');
      else {
        const known = await readKnown(client, resource);
        setOpen({
          name: [name, sheetName].filter(Boolean).join(' · '),
          sheet,
          known,
          targets: mapColumns(resource, sheet.header),
        });
      }
    } catch (error) {
      setFault(error instanceof SheetError ? error.fault : { error });
    }
    setReading(false);
  }

  function setTarget(index: number, target: ColumnTarget): void {
    if (!open) return;
    setOpen({
      ...open,
      targets: open.targets.map((one, place) => (place === index ? target : one)),
    });
  }

  function mend(line: number, cells: string[]): void {
    if (!open) return;
    const rows = open.sheet.rows.map((row) => (row.line === line ? { line, cells } : row));
    setOpen({ ...open, sheet: { ...open.sheet, rows } });
  }

  async function start(newGroups: readonly string[]): Promise<void> {
    if (!planner) return;
    const controller = new AbortController();
    stop.current = controller;
    const rows = planned
      .filter(({ kind }) => kind === 'create' || kind === 'update')
      .map(({ row }) => row);
    const refused: RefusedRow[] = planned.flatMap((one) =>
      one.kind === 'refused' ? [{ row: one.row, why: one.reasons }] : [],
    );
    const unchanged = planned.filter(({ kind }) => kind === 'unchanged').length;
    let now: ImportRun = {
      all: rows.length,
      created: 0,
      updated: 0,
      unchanged,
      refused,
      state: 'running' as const,
    };
    const show = (next: Partial<ImportRun>) => setRun((now = { ...now, ...next }));
    show({});
    try {
      await runRows({
        client,
        rows,
        planner,
        newGroups,
        signal: controller.signal,
        onRow: (kind) => show({ [kind]: now[kind] + 1 }),
        onRefused: (why, row) => {
          const reason = isTrackingError(why) ? { error: why } : why;
          show({ refused: [...now.refused, { row, why: reason }] });
        },
      });
      show({ state: controller.signal.aborted ? 'stopped' : 'done' });
    } catch (error) {
      show({ state: 'stopped', error });
    }
    // Lists may be of anything that the rows refer to.
    void mutate(() => true);
  }

  return {
    fault,
    isReading,
    open,
    planned,
    run,
    createGroups,
    setCreateGroups,
    read,
    setTarget,
    mend,
    start,
    stop: () => stop.current?.abort(),
    reset: () => {
      setOpen(null);
      setRun(null);
      setFault(null);
    },
  };
}

/** An import, as {@link useImport} has it. */
export type Import = ReturnType<typeof useImport>;
