import { refused } from '../../common/engine-error';
import type { DeviceEntity } from '../../entities/device-entity';
import type { Handler } from '../../requests/request-context';
import { devicesFull } from '../../../upstream/device-room';
import { noContent } from '../../requests/answers';
import { createCrud, readObject } from '../shared/crud';
import { DEVICE } from '../../entities/entities';
import { listDevicesAsked } from '../shared/list-entities';

const crud = createCrud(DEVICE, {
  written({ afterCommit, fleet }, values) {
    const before = fleet.get(values.id)?.entity.groupId;
    afterCommit(() => fleet.put(values as DeviceEntity), {
      visibility: before !== values['groupId'],
    });
  },
  deleted({ afterCommit, fleet, queue }, id) {
    const forget = (): void => {
      fleet.remove(id);
      queue.forget(id);
    };
    afterCommit(forget, { visibility: true });
  },
});

const list: Handler = async (context) => (await listDevicesAsked(context)) ?? crud.list(context);

const readCount = (body: Record<string, unknown>, name: string): number | undefined => {
  const value = body[name];
  if (value == null) return undefined;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  throw refused(`${name} is not a number`);
};

/** `PUT /devices/{id}/accumulators`: counts from the body's `deviceId` (tracking-api §1.6). */
const accumulators: Handler = async (context) => {
  const access = await context.access();
  const body = readObject(context.request.body);
  const deviceId = readCount(body, 'deviceId') ?? Number(context.params['id']);
  await access.requireObject(DEVICE, deviceId);
  await access.requireEdit(DEVICE, false);
  if (!context.fleet.get(deviceId)?.state.latest) throw refused('The device has no position yet');
  const totalDistanceMeters = readCount(body, 'totalDistance');
  const hoursMs = readCount(body, 'hours');
  await context.setAccumulators({
    deviceId,
    ...(totalDistanceMeters === undefined ? {} : { totalDistanceMeters }),
    ...(hoursMs === undefined ? {} : { hoursMs }),
  });
  await context.audit({ type: 'accumulators', objectType: 'device', objectId: deviceId });
  return noContent();
};

/** SQL condition: a device kept as deleted (spec §3), which takes up no room. */
const IS_DELETED = `unique_id ~ '^deleted-[^-]*-[^-]*$'`;

/** One at a time: two who count at once would both find the last place free. */
const withinLimit =
  (handler: Handler): Handler =>
  async (context) => {
    const { unit, maxDevices } = context;
    if (maxDevices !== undefined) {
      await unit.query(`select pg_advisory_xact_lock(hashtext('server-device-limit'))`);
      const { rows } = await unit.query<{ count: number }>(
        `select count(*)::int as count from devices where not ${IS_DELETED}`,
      );
      if ((rows[0]?.count ?? 0) >= maxDevices) throw refused(devicesFull(maxDevices).body ?? '');
    }
    return handler(context);
  };

/** `/devices` (tracking-api §1.6). */
export const deviceHandlers = {
  ...crud,
  list,
  create: withinLimit(crud.create),
  /** Limited too: it may bring a deleted device back. */
  replace: withinLimit(crud.replace),
  accumulators,
};
