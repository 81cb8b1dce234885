import type { MarkerStatus } from '../../domain';

/** The six states a vehicle is drawn in: five of motion, and the alarm that overrides their colour. */
export type StatusName = MarkerStatus;

/** All statuses in the order in which lists and legends show them. */
export const STATUS_NAMES: readonly StatusName[] = [
  'alarm',
  'moving',
  'idle',
  'stopped',
  'offline',
  'unknown',
];
