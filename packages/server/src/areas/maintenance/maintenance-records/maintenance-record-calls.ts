import { maintenanceRecord } from '@rastro/sdk/contract';
import { DAY_MS, isPlanTime } from '@rastro/sdk/domain';
import { forbidden } from '../../../request/api-error';
import { refuseField } from '../../../request/refuse-field';
import type { OwnResource } from '../../../request/own-resource';
import type { Upstream } from '../../../upstream/upstream';
import type { Access } from '../../../ground/access/access';
import { findSeen, listSeen } from '../../../ground/access/alarm-visibility';
import type { Identity } from '../../../ground/identity/identity';
import { createOwnCrud } from '../../../ground/own-resources/create-own-crud';
import { toInput } from '../../../ground/own-resources/to-input';
import { readUser } from '../../../ground/sessions/read-user';
import { readOwn } from '../../../ground/own-resources/read-own';
import type { MaintenanceRecordStore, NewRecord, StoredRecord } from './maintenance-record-store';

interface CallsOptions {
  upstream: Pick<Upstream, 'send'>;
  access: Pick<Access, 'actorOf'>;
  store: MaintenanceRecordStore;
  clock: () => number;
}

/** Clocks of people's computers may be ahead by so much. */
const AHEAD_MS = DAY_MS;

/** `/maintenance-records`: of the vehicles that the account sees. Whoever wrote one, and administrators, mend it and take it back. */
export function createMaintenanceRecordCalls(options: CallsOptions): OwnResource<Identity> {
  const { upstream, access, store, clock } = options;
  const numbers = (query: URLSearchParams, name: string) => query.getAll(name).map(Number);

  const find = async (userId: number, id: number): Promise<StoredRecord | undefined> => {
    const record = await store.findAny(id);
    const isSeen = record && (await findSeen(upstream, userId, [record.deviceId])).size > 0;
    return isSeen ? record : undefined;
  };
  const requireOwn = async (userId: number, record: StoredRecord): Promise<void> => {
    if (record.userId === userId) return;
    const { kind } = await access.actorOf(userId);
    if (kind !== 'administrator') throw forbidden('HTTP_403_FORBIDDEN');
  };

  return createOwnCrud(maintenanceRecord, {
    store: {
      async list({ userId }, query) {
        const asked = numbers(query, 'deviceId');
        const seen =
          asked.length > 0
            ? await findSeen(upstream, userId, asked)
            : await listSeen(upstream, userId);
        if (seen.size === 0) return [];
        return store.listOf({
          deviceIds: [...seen],
          maintenanceIds: numbers(query, 'maintenanceId'),
          isLatest: query.get('latest') === 'true',
        });
      },
      find: ({ userId }, id) => find(userId, id),
      create: (who, input: NewRecord) => store.create(who, input),
      async update({ userId }, record, input) {
        await requireOwn(userId, record);
        await store.update(record, record, { ...input, userName: record.userName });
      },
      async delete({ userId }, id) {
        const record = await find(userId, id);
        if (!record) return false;
        await requireOwn(userId, record);
        return store.delete(record, id);
      },
    },
    async check(body, { userId }): Promise<NewRecord> {
      const input = toInput(maintenanceRecord.members, body);
      if (!(await findSeen(upstream, userId, [input.deviceId])).has(input.deviceId)) {
        throw refuseField('deviceId', 'refusal.vehicle.unknown');
      }
      const doneMs = Date.parse(input.doneAt);
      if (doneMs > clock() + AHEAD_MS) {
        throw refuseField('doneAt', 'refusal.service.future');
      }
      const plan = await readOwn(upstream, userId, `/maintenance/${input.maintenanceId}`);
      const counter = isPlanTime(String(plan['type'])) ? doneMs : input.counter;
      const { name: userName } = JSON.parse(await readUser(upstream, userId)) as { name?: unknown };
      return {
        ...input,
        counter,
        name: String(plan['name'] ?? ''),
        userName: typeof userName === 'string' ? userName : '',
      };
    },
  });
}
