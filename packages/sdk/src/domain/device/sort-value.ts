/** The keys of the device list: name, last update, the six of the state (spec §2), and what needs attention first. */
export const SORT_KEYS = [
  'name',
  'lastUpdate',
  'motion',
  'anchor',
  'locked',
  'ignition',
  'driver',
  'alert',
  'attention',
] as const;

/** Property that devices are sorted by. */
export type SortKey = (typeof SORT_KEYS)[number];

export type SortDirection = 'asc' | 'desc';

/** A sorting as it is stored and passed about, e.g. `lastUpdate-desc`. */
export type SortValue = `${SortKey}-${SortDirection}`;

/** The default sorting (spec §4). */
export const DEFAULT_SORT: SortValue = 'name-asc';

/** A sorting taken apart. `problem` is set when the given value was none and the default took its place. */
export interface ParsedSort {
  value: SortValue;
  key: SortKey;
  direction: SortDirection;
  problem: { code: 'SORT_INVALID'; found: string } | null;
}

/**
 * Takes a sorting apart. An invalid value gives name-asc with a problem for the caller to log
 * (spec §4); nothing (null, undefined, '') gives name-asc without one.
 */
export function parseSort(value: unknown): ParsedSort {
  const [keyText, directionText, ...rest] = typeof value === 'string' ? value.split('-') : [];
  const key = SORT_KEYS.find((known) => known === keyText);
  if (key && rest.length === 0 && (directionText === 'asc' || directionText === 'desc')) {
    return { value: `${key}-${directionText}`, key, direction: directionText, problem: null };
  }
  const isAbsent = value === undefined || value === null || value === '';
  return {
    value: DEFAULT_SORT,
    key: 'name',
    direction: 'asc',
    problem: isAbsent ? null : { code: 'SORT_INVALID', found: describe(value) },
  };
}

/** The next sorting when somebody chooses a key: the same one turns round, a new one starts asc. */
export function toggleSort(current: unknown, key: SortKey): SortValue {
  const parsed = parseSort(current);
  return parsed.key === key && parsed.direction === 'asc' ? `${key}-desc` : `${key}-asc`;
}

function describe(value: unknown): string {
  return typeof value === 'string' ? value : typeof value;
}
