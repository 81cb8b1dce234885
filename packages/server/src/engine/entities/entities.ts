import * as contract from '@rastro/sdk/contract';
import { toEntity } from '../../entities/to-entity';

/** tracking-api §2.1. */
export const DEVICE = toEntity(contract.device, {
  joinSql: 'left join device_state s on s.device_id = t.id',
  seenView: 'user_sees_device',
  members: {
    status: { readSql: `coalesce(s.status, 'offline')`, fallback: 'offline' },
    lastUpdate: { readSql: 's.last_update' },
    positionId: { readSql: 'coalesce(s.position_id, 0)' },
  },
});

/** tracking-api §2.3. */
export const GROUP = toEntity(contract.group, {
  seenView: 'user_sees_group',
  // With `userId=` groups are still listed with their children (tracking-api §1.5).
  linkTable: 'user_sees_group',
});

/** tracking-api §2.7. A Traccar takes rules without channels. */
export const NOTIFICATION = toEntity(contract.notification, {
  members: { notificators: { required: false } },
});

/** tracking-api §2.5. */
export const USER = toEntity(contract.user, {
  linkColumn: 'managed_user_id',
  members: {
    password: { column: null, readSql: 'null', writeOnly: true },
    // Administrators set it at the second door, as at a Traccar.
    temporary: { column: 'temporary', readSql: 't.temporary' },
  },
});

const NO = { readSql: 'false' };
const NOTHING = { readSql: 'null' };

/** tracking-api §2.6. */
export const SERVER = toEntity(contract.server, {
  lenient: true,
  linkColumn: 'id',
  seenView: 'server',
  linkTable: 'server',
  members: {
    emailEnabled: NO,
    textEnabled: NO,
    geocoderEnabled: NO,
    openIdEnabled: NO,
    openIdForce: NO,
    newServer: NO,
    version: NOTHING,
    storageSpace: NOTHING,
  },
});
