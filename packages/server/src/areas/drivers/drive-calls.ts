import { drive, qrCode } from '@rastro/sdk/contract';
import type { QrKind } from '@rastro/sdk/domain';
import { ApiError, wordsOf } from '../../request/api-error';
import type { OwnResource } from '../../request/own-resource';
import type { Upstream } from '../../upstream/upstream';
import { findSeen, listSeen } from '../../ground/access/alarm-visibility';
import type { Identity } from '../../ground/identity/identity';
import { createOwnCrud } from '../../ground/own-resources/create-own-crud';
import { toWire } from '../../ground/own-resources/to-wire';
import type { DriveStore } from './drive-store';
import type { QrCodes, QrSubject } from './qr-codes';
import { seeThings, type SeenThing } from './see-things';

type Tracking = Pick<Upstream, 'send'>;

const numbers = (query: URLSearchParams, name: string): number[] => query.getAll(name).map(Number);

const time = (query: URLSearchParams, name: string): Date | undefined => {
  const given = query.get(name);
  return given === null ? undefined : new Date(given);
};

/** `/drives`: of the vehicles that the account sees. */
export const createDriveCalls = (
  tracking: Tracking,
  store: DriveStore,
  clock: () => number,
): OwnResource<Identity> =>
  createOwnCrud(drive, {
    store: {
      async list({ userId }, query) {
        const asked = numbers(query, 'deviceId');
        const seen =
          asked.length > 0
            ? await findSeen(tracking, userId, asked)
            : await listSeen(tracking, userId);
        return store.list({
          deviceIds: [...seen],
          driverIds: numbers(query, 'driverId'),
          from: time(query, 'from'),
          to: time(query, 'to'),
          isOpen: query.get('open') === 'true',
        });
      },
    },
    calls: {
      async end({ who: { userId }, id }) {
        const found = await store.find(id);
        const seen = await findSeen(tracking, userId, found ? [found.deviceId] : []);
        if (!found || seen.size === 0) throw new ApiError(404, 'NOT_FOUND', wordsOf('NOT_FOUND'));
        await store.endAll({ id }, new Date(clock()));
        return toWire(drive.members, (await store.find(id)) ?? found);
      },
    },
  });

/** The number of a code: that of its vehicle or driver, twice, and one more of a driver. */
const toId = ({ kind, id }: QrSubject): number => id * 2 + (kind === 'driver' ? 1 : 0);
const toSubject = (id: number): QrSubject => ({
  kind: id % 2 === 1 ? 'driver' : 'vehicle',
  id: Math.floor(id / 2),
});

/** `/qr-codes`: of the vehicles and drivers that the account sees. */
export function createQrCodeCalls(
  tracking: Tracking,
  codes: QrCodes,
  clock: () => number,
): OwnResource<Identity> {
  const see = (userId: number, kind: QrKind, ids?: readonly number[]): Promise<SeenThing[]> =>
    seeThings(tracking, userId, kind === 'vehicle' ? '/devices' : '/drivers', ids);

  const write = async (kind: QrKind, things: readonly SeenThing[]) => {
    const written = await codes.write(things.map(({ id }) => ({ kind, id })));
    return things.map(({ id, name }, at) => ({
      id: toId({ kind, id }),
      deviceId: kind === 'vehicle' ? id : 0,
      driverId: kind === 'driver' ? id : 0,
      name,
      code: written[at]?.code ?? '',
      version: written[at]?.version ?? 1,
    }));
  };

  return createOwnCrud(qrCode, {
    store: {
      async list({ userId }, query) {
        const [deviceIds, driverIds] = [numbers(query, 'deviceId'), numbers(query, 'driverId')];
        const isAll = deviceIds.length + driverIds.length === 0;
        const of = async (kind: QrKind, ids: readonly number[]) =>
          isAll || ids.length > 0
            ? write(kind, await see(userId, kind, isAll ? undefined : ids))
            : [];
        return [...(await of('vehicle', deviceIds)), ...(await of('driver', driverIds))];
      },
    },
    calls: {
      async replace({ who, id }) {
        const subject = toSubject(id);
        const things = await see(who.userId, subject.kind, [subject.id]);
        if (things.length === 0) throw new ApiError(404, 'NOT_FOUND', wordsOf('NOT_FOUND'));
        await codes.replace(subject, new Date(clock()));
        return (await write(subject.kind, things))[0];
      },
    },
  });
}
