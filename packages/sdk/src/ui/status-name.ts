/** The six states a vehicle is drawn in: five of motion, and the alarm that overrides their colour. */
export type StatusName = 'moving' | 'idle' | 'stopped' | 'offline' | 'unknown' | 'alarm';

/** All statuses in the order in which lists and legends show them. */
export const STATUS_NAMES: readonly StatusName[] = [
  'alarm',
  'moving',
  'idle',
  'stopped',
  'offline',
  'unknown',
];
