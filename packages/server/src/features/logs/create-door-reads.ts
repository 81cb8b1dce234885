import type { DoorRead, DoorReads } from '../../upstream/door-reads';
import type { PositionRead, ReadLog } from './read-log';
import { toPositionRead } from './to-position-read';

/** What clients made for a Traccar read, in the same log. */
export const createDoorReads = (readLog: Pick<ReadLog, 'note' | 'hold'>): DoorReads => ({
  async note(read) {
    const asked = toPositionRead(read.path, read.query, read.method);
    if (asked) await readLog.note({ ...by(read), ...asked });
  },
  hold: (read) =>
    readLog.hold({
      ...by(read),
      ...{ action: 'read-live', call: read.path, deviceIds: [], groupIds: [] },
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
