import { MOTION_STATES, type MotionState } from '../device/motion-state';

/** Stands for the devices that are in no group, or in one that the account does not see. */
export const NO_GROUP_ID = 0;

/** A device as its group counts it. */
export interface CountedDevice {
  /** {@link NO_GROUP_ID} for none. */
  groupId: number;
  state: MotionState;
}

/** Numbers of a group's devices. */
export interface GroupCount {
  /** Without those of its sub-groups. */
  direct: number;
  /** With those of its sub-groups; so are the states. */
  all: number;
  states: Record<MotionState, number>;
}

const toEmptyCount = (): GroupCount => ({
  direct: 0,
  all: 0,
  states: { moving: 0, idle: 0, stopped: 0, offline: 0, unknown: 0 },
});

/**
 * Counts the devices of all groups, those of their sub-groups included, and under {@link NO_GROUP_ID}
 * those that are in none. `parentOf` is that of `resolveParents`.
 */
export function countGroups(
  parentOf: ReadonlyMap<number, number | null>,
  devices: Iterable<CountedDevice>,
): ReadonlyMap<number, GroupCount> {
  const counts = new Map([[NO_GROUP_ID, toEmptyCount()]]);
  for (const id of parentOf.keys()) counts.set(id, toEmptyCount());
  const direct = new Map<number, GroupCount>();
  for (const { groupId, state } of devices) {
    const id = parentOf.has(groupId) ? groupId : NO_GROUP_ID;
    const own = direct.get(id) ?? toEmptyCount();
    own.direct += 1;
    own.states[state] += 1;
    direct.set(id, own);
  }
  for (const [id, own] of direct) {
    counts.get(id)!.direct = own.direct;
    for (let at: number | null = id; at !== null; at = parentOf.get(at) ?? null) {
      const count = counts.get(at)!;
      count.all += own.direct;
      for (const state of MOTION_STATES) count.states[state] += own.states[state];
    }
  }
  return counts;
}
