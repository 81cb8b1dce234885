import type { Holding } from './holding';

/** The drivers that an account signs in as. */
const OF_ACCOUNT = `(select q.driver_id from qr_access q
  where q.tracking_origin = $1 and q.user_id = $2)`;

/** Entries on what a driver signs in with, also on what was deleted since. */
const toldOfAccess = (whose: string): string => `t.object_type = 'qrAccess' and t.object_id in (
    select a.id from qr_access a where a.tracking_origin = $1 and a.driver_id in ${whose}
    union all
    select l.object_id from log_entry l, json_array_elements(l.changes) as c
    where l.tracking_origin = $1 and l.object_type = 'qrAccess' and c->>'member' = 'driverId'
      and coalesce(c->>'after', c->>'before') in (select w.id::text from ${whose} as w(id)))`;

/** Returns the holdings of drivers, whose ids a sub-select lists. */
const holdingsOf = (whose: string): readonly Holding[] => [
  {
    name: 'driverLog',
    part: 'log',
    table: 'log_entry',
    area: 'audit',
    fate: 'unnamed',
    columns: 't.id, t.logged_at, t.action, t.object_type, t.outcome, t.reason, t.times, t.changes',
    rows: `log_entry t where t.tracking_origin = $1
      and ((t.object_type = 'driver' and t.object_id in ${whose}) or (${toldOfAccess(whose)}))`,
    erase: [
      `update log_entry t set object_name = '', changes = '[]' where t.tracking_origin = $1
         and ((t.object_type = 'driver' and t.object_id in ${whose}) or (${toldOfAccess(whose)}))`,
    ],
  },
  {
    name: 'drives',
    part: 'driver',
    table: 'drive',
    fate: 'unnamed',
    keptFor: 'vehicle',
    columns: 't.id, t.device_id, t.driver_name, t.began_at, t.ended_at, t.ended_by',
    rows: `drive t where t.tracking_origin = $1 and t.driver_id in ${whose}`,
    erase: [
      `update drive set driver_name = '', driver_unique_id = '' where tracking_origin = $1
         and driver_id in ${whose}`,
    ],
  },
  {
    // Whoever held the phone: the answer has the driver's name.
    name: 'driverScans',
    part: 'driver',
    table: 'qr_scan',
    fate: 'ends',
    columns: 't.driver_id, t.device_id, t.scanned_at, t.received_at, t.answer',
    rows: `qr_scan t where t.tracking_origin = $1 and t.driver_id in ${whose}`,
    erase: [`delete from qr_scan where tracking_origin = $1 and driver_id in ${whose}`],
  },
  {
    // The entries on it are found by it: it goes last.
    name: 'driverAccess',
    part: 'driver',
    table: 'qr_access',
    fate: 'ends',
    columns: 't.driver_id, t.username, t.unlocks, t.logout_minutes, t.lock_minutes',
    rows: `qr_access t where t.tracking_origin = $1 and t.driver_id in ${whose}`,
    erase: [`delete from qr_access where tracking_origin = $1 and driver_id in ${whose}`],
  },
];

/** Data kept of a driver beside the tracking API; `$2` is the driver's id. */
export const DRIVER_HOLDINGS = holdingsOf('(select $2::bigint)');

/** The same of who signs in as one; `$2` is the number of the account. What erases it is a driver's. */
export const HOLDINGS_OF_DRIVERS = holdingsOf(OF_ACCOUNT).map(
  ({ erase: _driver, ...holding }): Holding => holding,
);
