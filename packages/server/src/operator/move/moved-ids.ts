import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One object here and what became of it there. */
export interface MovedId {
  origin: string;
  kind: string;
  from: number;
  to: number;
  /** Label that identified it when it was recorded. */
  label: string;
}

/** Objects created by earlier moves, so that a renamed one is not created again. */
export interface MovedIds {
  find(kind: string, from: number): MovedId | undefined;
  add(entry: Omit<MovedId, 'origin'>): void;
}

/** Its name in the data folder. */
const MOVED_FILE = 'moved.ndjson';
const OWNER_ONLY = 0o600;

/** Reads what is known of moves to `origin`; later lines win, one that was cut off counts for nothing. */
export const openMovedIds = (dataDir: string, origin: string): MovedIds => {
  const path = join(dataDir, MOVED_FILE);
  const known = new Map<string, MovedId>();
  const keyOf = ({ kind, from }: Pick<MovedId, 'kind' | 'from'>): string => `${kind} ${from}`;
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  for (const entry of lines.map(parseLine)) {
    if (entry?.origin === origin) known.set(keyOf(entry), entry);
  }
  // A line that was cut off must not swallow the next one.
  let gap = (lines.at(-1) ?? '') === '' ? '' : '\n';
  return {
    find: (kind, from) => known.get(keyOf({ kind, from })),
    add(entry) {
      const whole = { origin, ...entry };
      const before = known.get(keyOf(entry));
      if (before?.to === entry.to && before.label === entry.label) return;
      mkdirSync(dirname(path), { recursive: true });
      appendFileSync(path, `${gap}${JSON.stringify(whole)}\n`, { mode: OWNER_ONLY });
      gap = '';
      known.set(keyOf(entry), whole);
    },
  };
};

const parseLine = (line: string): MovedId | undefined => {
  try {
    return JSON.parse(line) as MovedId;
  } catch {
    return undefined;
  }
};
