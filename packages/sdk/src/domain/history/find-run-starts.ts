import { HOUR_MS } from '../time/durations';

/** The least a fix must have to tell when something began. */
export interface HistoryFix {
  fixTime: string;
  speed: number;
  attributes: Record<string, unknown>;
}

/** The first fix of a run that is known. */
export interface RunStart {
  /** ISO text. */
  at: string;
  /** True when the run is known to begin there; otherwise it may be older. */
  isWhole: boolean;
}

/** Reads the fixes of a stretch of time, oldest first. */
export type ReadFixes = (fromMs: number, toMs: number) => Promise<readonly HistoryFix[]>;

/**
 * Look-back times, tried one after the other: most states are young, and a day of a bus is
 * thousands of fixes. In milliseconds.
 */
const STEPS_MS = [HOUR_MS / 2, 4 * HOUR_MS, 24 * HOUR_MS];

/**
 * Finds, for each test, the first fix of the unbroken run that passes it and ends at `nowMs`, and
 * if another fix came before it within the last of `stepsMs` (default 24 hours). Null if the last
 * fix does not pass. All tests share the same fixes, read no further back than the oldest run
 * needs.
 */
export async function findRunStarts<Name extends string>(
  read: ReadFixes,
  tests: Readonly<Record<Name, (fix: HistoryFix) => boolean>>,
  nowMs: number,
  stepsMs: readonly number[] = STEPS_MS,
): Promise<Record<Name, RunStart | null>> {
  const names = Object.keys(tests) as Name[];
  const since = new Map<Name, string | null>();
  const open = new Set(names);
  let toMs = nowMs;
  for (const stepMs of stepsMs) {
    const fromMs = nowMs - stepMs;
    const fixes = await read(fromMs, toMs);
    for (const name of open) {
      const index = fixes.findLastIndex((fix) => !tests[name](fix));
      since.set(name, fixes[index + 1]?.fixTime ?? since.get(name) ?? null);
      if (index >= 0) open.delete(name);
    }
    if (open.size === 0) break;
    toMs = fromMs;
  }
  const entries = names.map((name) => {
    const at = since.get(name) ?? null;
    return [name, at === null ? null : { at, isWhole: !open.has(name) }];
  });
  return Object.fromEntries(entries) as Record<Name, RunStart | null>;
}
