import { isHiddenDevice } from '@rastro/sdk/domain';
import type { TakeTurns } from '../db/take-turns';
import { DEVICES_UNCOUNTED, devicesFull } from '../upstream/device-room';
import type { UpstreamResponse } from '../upstream/upstream';

type Make = () => Promise<UpstreamResponse>;

interface DeviceRoomOptions {
  /** Origin whose devices are counted. */
  origin: string;
  /** Answers the list of all devices there. */
  listAll: () => Promise<UpstreamResponse>;
  takeTurns: TakeTurns;
}

/**
 * Makes devices only while there are fewer than `most`. The tracking server cannot count and make in one step: who
 * counts waits until the one before has made his.
 */
export function createDeviceRoom({ origin, listAll, takeTurns }: DeviceRoomOptions) {
  const makeWithin = async (most: number, make: Make): Promise<UpstreamResponse> => {
    const list = await listAll();
    if (list.status === 401 || list.status === 403) return { status: 400, body: DEVICES_UNCOUNTED };
    if (list.status >= 400) return list;
    const all = JSON.parse(list.body ?? '[]') as { uniqueId: string }[];
    const count = all.filter((device) => !isHiddenDevice(device)).length;
    return count < most ? make() : devicesFull(most);
  };

  return (most: number, make: Make): Promise<UpstreamResponse> =>
    takeTurns(`devices of ${origin}`, () => makeWithin(most, make));
}
