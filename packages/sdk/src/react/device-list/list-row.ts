import type { MotionState } from '../../domain';

/**
 * Key of a group in the list: the group's id, 0 for devices without one, or its alarms: unowned
 * ones, and those attended to.
 */
export type GroupKey = number | 'alarm' | 'attended';

/** Number of a group's devices in each state. */
export type GroupCounts = Record<MotionState, number>;

/** Head of a group. */
export interface GroupRow {
  kind: 'group';
  groupKey: GroupKey;
  /** The group's own name; '' for devices without group and for the alarms. */
  name: string;
  /** Its devices are the rest beside the alarms, where there are no groups to be without. */
  isRest: boolean;
  count: number;
  counts: GroupCounts;
  isFolded: boolean;
  /** Place among the heads, from 1. */
  place: number;
  places: number;
}

/** One device. */
export interface DeviceRow {
  kind: 'device';
  deviceId: number;
  /** null in a list without groups. */
  groupKey: GroupKey | null;
  /** Place inside its group, from 1. */
  place: number;
  places: number;
}

/** A line of the list. */
export type ListRow = GroupRow | DeviceRow;
