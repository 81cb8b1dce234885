import { defineResource } from '../describe/define-resource';
import type { Member } from '../describe/member';
import { id, moment, number, reference, text } from '../describe/members';
import type { QueryOf, Read, Write } from '../describe/values';

/** Max length of the note on a completed maintenance, in characters. */
const MAX_RECORD_NOTE_LENGTH = 1000;

/** null where nobody has written it down. */
const cost: Member<number | null> = {
  ...number({ min: 0, max: 1_000_000_000 }),
  fallback: null,
};

/** Maintenances that were done. */
export const maintenanceRecord = /* @__PURE__ */ defineResource({
  name: 'MaintenanceRecord',
  path: '/maintenance-records',
  area: 'maintenance',
  ownedByProduct: true,
  query: { deviceId: 'ints', maintenanceId: 'ints', latest: 'boolean' },
  members: {
    id: id(),
    deviceId: reference('Device', { required: true }),
    maintenanceId: reference('Maintenance', { required: true }),
    name: text({ writtenBy: 'server', default: '' }),
    doneAt: moment({ required: true }),
    counter: number({ min: 0 }),
    cost,
    note: text({ default: '', trim: true, maxLength: MAX_RECORD_NOTE_LENGTH }),
    userId: reference('User', { writtenBy: 'server' }),
    userName: text({ writtenBy: 'server', default: '' }),
  },
});

/**
 * A maintenance that was done on a vehicle. `counter` is what the plan counts, in its unit, as it stood then (of a
 * plan by days it is `doneAt` in epoch ms); `name` is what the plan was called.
 */
export interface MaintenanceRecord extends Read<typeof maintenanceRecord> {}

/** Members of a maintenance record that a client may write. */
export interface MaintenanceRecordInput extends Write<typeof maintenanceRecord> {}

/**
 * Filters for a list of maintenance records; `latest` keeps only the last of each vehicle and plan.
 * Newest first.
 */
export type MaintenanceRecordQuery = QueryOf<typeof maintenanceRecord>;
