import type { MotionState } from '../../domain';

/** What a group of the list is known by: the group's id, 0 for devices without one, or its alarms: nobody's, and those that somebody attends to. */
export type GroupKey = number | 'alarm' | 'attended';

/** How many of a group are in each state. */
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
