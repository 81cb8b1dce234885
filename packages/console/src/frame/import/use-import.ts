import { isTrackingError } from '@rastro/sdk/client';
import { group } from '@rastro/sdk/contract';
import {
  findAttributeStoredUnit,
  findSheet,
  fromWritten,
  looksLikeHeader,
  mapColumns,
  planSheet,
  runRows,
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
import { callsOf, type ImportedResource } from './to-writable-resource';
import { readKnown, type KnownThings } from './read-known';
import { readCsvText, readSheet, SheetError, type SheetFault } from './read-sheet';

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

/** Rows with what is to be done with them, and what they were compared with. */
interface Plan {
  planned: readonly PlannedRow[];
  planner: PlannerOptions<ImportedResource> | null;
}
const NOTHING: Plan = { planned: [], planner: null };

/** Calls at once: a browser opens no more to one server. */
const PARALLEL = 6;

/** Rows under way are finished also when it is stopped. */
const TO_THE_END = new AbortController().signal;

const isWritten = ({ kind }: PlannedRow): boolean => kind === 'create' || kind === 'update';

/** The sheet of an import, and what is known of the server that its rows are compared with. */
function useOpenSheet(resource: ImportedResource) {
  const client = useTrackingClient();
  const [fault, setFault] = useState<SheetFault | { error: unknown } | 'header' | null>(null);
  const [isReading, setReading] = useState(false);
  const [open, setOpen] = useState<OpenSheet | null>(null);

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

  function close(): void {
    setOpen(null);
    setFault(null);
  }
  return { fault, isReading, open, read, setTarget, mend, close };
}

/** Counts of a plan of which no row is written yet. */
const toRun = (planned: readonly PlannedRow[]): ImportRun => ({
  all: planned.filter(isWritten).length,
  created: 0,
  updated: 0,
  unchanged: planned.filter(({ kind }) => kind === 'unchanged').length,
  refused: planned.flatMap((one) =>
    one.kind === 'refused' ? [{ row: one.row, why: one.reasons }] : [],
  ),
  state: 'running',
});

/** Writes the rows of a plan, which can be stopped. */
function useImportRun({ planned, planner }: Plan) {
  const client = useTrackingClient();
  const { mutate } = useSWRConfig();
  const [run, setRun] = useState<ImportRun | null>(null);
  const stop = useRef<AbortController>(null);

  // Who leaves the page has stopped it: what is under way is finished, and nothing goes on unseen.
  useEffect(() => () => stop.current?.abort(), []);

  async function start(newGroups: readonly string[]): Promise<void> {
    if (!planner) return;
    const controller = new AbortController();
    stop.current = controller;
    let now = toRun(planned);
    const show = (next: Partial<ImportRun>) => setRun((now = { ...now, ...next }));
    show({});
    try {
      await runRows({
        calls: callsOf(client, planner.resource.description),
        createGroup: callsOf(client, group).create,
        rows: planned.filter(isWritten).map(({ row }) => row),
        planner,
        newGroups,
        parallel: PARALLEL,
        signal: TO_THE_END,
        isFailure: isTrackingError,
        isStopped: () => controller.signal.aborted,
        onRow(outcome, row) {
          if (outcome.kind === 'refused') {
            const why = 'error' in outcome ? { error: outcome.error } : outcome.reasons;
            show({ refused: [...now.refused, { row, why }] });
          } else if (outcome.kind !== 'done') show({ [outcome.kind]: now[outcome.kind] + 1 });
        },
      });
      show({ state: controller.signal.aborted ? 'stopped' : 'done' });
    } catch (error) {
      show({ state: 'stopped', error });
    }
    // Lists may be of anything that the rows refer to.
    void mutate(() => true);
  }
  return { run, start, stop: () => stop.current?.abort(), clear: () => setRun(null) };
}

/** An import from its file to its outcome. */
export function useImport(resource: ImportedResource) {
  const toUnit = useWrittenUnit();
  const { close, ...sheet } = useOpenSheet(resource);
  const { open } = sheet;
  const [createGroups, setCreateGroups] = useState(false);
  const plan = useMemo((): Plan => {
    if (!open) return NOTHING;
    const targets = open.targets.map((target) => target ?? IGNORED);
    const toStored: ToStored = (key, value) => {
      const unit = toUnit(findAttributeStoredUnit(key));
      return unit && typeof value === 'number' ? fromWritten(value, unit) : value;
    };
    const known = { resource, ...open.known, done: new Set<string>(), createGroups, toStored };
    return planSheet(open.sheet.rows, targets, known);
  }, [open, resource, createGroups, toUnit]);
  const { clear, ...run } = useImportRun(plan);
  const reset = () => {
    close();
    clear();
  };
  return { ...sheet, ...plan, ...run, createGroups, setCreateGroups, reset };
}

/** An import, as {@link useImport} has it. */
export type Import = ReturnType<typeof useImport>;
