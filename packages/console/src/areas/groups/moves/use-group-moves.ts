import { device, group } from '@rastro/sdk/contract';
import { NO_GROUP_ID } from '@rastro/sdk/domain';
import {
  describeError,
  forEachAtOnce,
  useResourceChanges,
  type GroupFleet,
  type GroupMember,
} from '@rastro/sdk/internal/react';
import { useText } from '../../../frame/i18n/text-context';
import type { DoneAction } from '../../../frame/notice/undo-notice';

/** Max concurrent changes of devices: more would only wait at the server. */
const AT_ONCE = 4;

interface Step {
  deviceId: number;
  groupId: number;
}

/** Return value of {@link useGroupMoves}: neither function throws, both report their result. */
export interface GroupMoves {
  /** Hangs a group below another; null makes it a root. */
  moveGroup: (groupId: number, parentId: number | null) => Promise<void>;
  /** Puts devices into a group, `NO_GROUP_ID` for none. */
  moveDevices: (members: readonly GroupMember[], groupId: number) => Promise<void>;
}

/** Moves groups and devices, says what was done, and offers to undo it. */
export function useGroupMoves(
  { groups }: Pick<GroupFleet, 'groups'>,
  show: (done: DoneAction) => void,
): GroupMoves {
  const t = useText();
  const groupChanges = useResourceChanges(group);
  const deviceChanges = useResourceChanges(device);
  const nameOf = (id: number) => groups?.find((each) => each.id === id)?.name ?? `#${id}`;
  const fail = (error: unknown) => show({ text: t(describeError(error)), isFailure: true });
  const sayUndone = () => show({ text: t('groups.undone.text') });

  async function moveGroup(groupId: number, parentId: number | null) {
    const before = groups?.find(({ id }) => id === groupId);
    if (!before) return;
    const hang = (id: number) => groupChanges.patch(groupId, { groupId: id });
    try {
      await hang(parentId ?? NO_GROUP_ID);
    } catch (error) {
      fail(error);
      return;
    }
    const { name } = before;
    show({
      text:
        parentId === null
          ? t('groups.moved.root', { name })
          : t('groups.moved.group', { name, parent: nameOf(parentId) }),
      undo: () => void hang(before.groupId).then(sayUndone, fail),
    });
  }

  /** Takes as many steps as it can; tells which, and why the last of the others failed. */
  async function take(steps: readonly Step[]) {
    const taken: Step[] = [];
    let failure: unknown;
    await forEachAtOnce(steps, AT_ONCE, async (step) => {
      try {
        await deviceChanges.patch(step.deviceId, { groupId: step.groupId });
        taken.push(step);
      } catch (error) {
        failure = error;
      }
    });
    return { taken, failure };
  }

  async function moveDevices(members: readonly GroupMember[], groupId: number) {
    const going = members.filter((member) => member.groupId !== groupId);
    const before = new Map(going.map((each) => [each.device.id, each.device.groupId]));
    const { taken, failure } = await take(
      going.map((each) => ({ deviceId: each.device.id, groupId })),
    );
    if (taken.length === 0 && failure === undefined) return;
    const done = { count: taken.length, name: nameOf(groupId) };
    const left = { count: going.length - taken.length };
    const back = taken.map(({ deviceId }) => ({
      deviceId,
      groupId: before.get(deviceId) ?? NO_GROUP_ID,
    }));
    async function undo() {
      const undone = await take(back);
      if (undone.failure === undefined) sayUndone();
      else fail(undone.failure);
    }
    show({
      text: failure
        ? `${t('groups.move.failed', left)} ${t(describeError(failure))}`
        : groupId === NO_GROUP_ID
          ? t('groups.moved.out', done)
          : t('groups.moved.devices', done),
      isFailure: failure !== undefined,
      ...(taken.length > 0 && { undo: () => void undo() }),
    });
  }
  return { moveGroup, moveDevices };
}
