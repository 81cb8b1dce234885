import { forEachAtOnce } from './for-each-at-once';

/** Max devices changed at a time: more would only wait at the server. */
const AT_ONCE = 4;

interface Step {
  deviceId: number;
  groupId: number;
}

/** A device that stayed where it was, and what the server answered. */
export interface MoveFailure {
  deviceId: number;
  error: unknown;
}

/** Progress and outcome of a move. */
export type DeviceMoveState =
  | { status: 'idle' }
  | { status: 'moving' | 'undoing'; done: number; total: number }
  | {
      /** Outcome; with `undone` the figures are those of the reverted changes. */
      status: 'moved' | 'undone';
      /** The group that was chosen. */
      groupId: number;
      count: number;
      failures: readonly MoveFailure[];
      /** Number of devices not tried, because the user stopped the move. */
      leftCount: number;
    };

/** Calls used to move many devices. */
interface MoveCalls {
  /** The group that a device is in; `undefined` for one that is not there any more. */
  groupOf: (deviceId: number) => number | undefined;
  put: (deviceId: number, groupId: number) => Promise<unknown>;
  onState: (state: DeviceMoveState) => void;
}

/** Moves many devices, a few at a time. One move is under way at once; none of it rejects. */
export function createDeviceMoves({ groupOf, put, onState }: MoveCalls) {
  let chosenId = 0;
  /** Steps still to do, and steps that would revert all done so far. */
  let open: readonly Step[] = [];
  let back: readonly Step[] = [];
  let isUndo = false;
  let running: AbortController | undefined;

  async function run() {
    if (running) return;
    const { signal } = (running = new AbortController());
    const steps = open;
    const total = steps.length;
    const taken: Step[] = [];
    const failures: MoveFailure[] = [];
    const settled = new Set<number>();
    // A picture for each of 10,000 would be work of its own.
    const every = Math.max(1, Math.floor(total / 100));
    const say = () => onState({ status: isUndo ? 'undoing' : 'moving', done: settled.size, total });
    say();
    const take = async ({ deviceId, groupId }: Step) => {
      const before = groupOf(deviceId) ?? groupId;
      try {
        await put(deviceId, groupId);
        taken.push({ deviceId, groupId: before });
      } catch (error) {
        failures.push({ deviceId, error });
      }
      settled.add(deviceId);
      if (settled.size % every === 0 && settled.size < total) say();
    };
    await forEachAtOnce(steps, AT_ONCE, take, signal);
    running = undefined;
    const done = new Set(taken.map(({ deviceId }) => deviceId));
    open = steps.filter(({ deviceId }) => !done.has(deviceId));
    back = isUndo ? open : [...back, ...taken];
    onState({
      status: isUndo ? 'undone' : 'moved',
      groupId: chosenId,
      count: isUndo ? taken.length : back.length,
      failures,
      leftCount: total - settled.size,
    });
  }

  return {
    /** Puts devices into a group, `NO_GROUP_ID` for none; those that are in it already are left alone. */
    async move(deviceIds: readonly number[], groupId: number): Promise<void> {
      if (running) return;
      const isElsewhere = (deviceId: number) => ![groupId, undefined].includes(groupOf(deviceId));
      open = deviceIds.filter(isElsewhere).map((deviceId) => ({ deviceId, groupId }));
      [chosenId, back, isUndo] = [groupId, [], false];
      await run();
    },
    /** Tries those again that failed or were not tried. */
    retry: run,
    /** Puts all that were moved back where they were. */
    async undo(): Promise<void> {
      if (running) return;
      [open, isUndo] = [back, true];
      await run();
    },
    /** Ends what is under way; what is done stays done. */
    stop(): void {
      running?.abort();
    },
  };
}
