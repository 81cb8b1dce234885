import type { DoorRead, DoorReads } from '../../upstream/door-reads';
import { listAnchored } from './list-anchored';
import type { PositionRead, ReadLog } from './read-log';
import { toPositionRead } from './to-position-read';

/** Logs reads by Traccar clients in the same log. */
export const createDoorReads = (readLog: Pick<ReadLog, 'note' | 'hold'>): DoorReads => ({
  async note(read) {
    const asked = toPositionRead(read.path, read.query, read.method);
    if (asked) await readLog.note({ ...by(read), ...asked });
  },
  async noteFences(read, json) {
    const deviceIds = listAnchored(json);
    if (deviceIds.length === 0) return;
    await readLog.note({
      ...by(read),
      action: 'read-live',
      call: read.path,
      deviceIds,
      groupIds: [],
    });
  },
  hold: (read) =>
    readLog.hold({
      ...by(read),
      action: 'read-live',
      call: read.path,
      deviceIds: [],
      groupIds: [],
    }),
});

const by = ({
  userId,
  address,
}: DoorRead): Pick<PositionRead, 'userId' | 'asUserId' | 'address'> => ({
  userId,
  asUserId: userId,
  address: address ?? '',
});
