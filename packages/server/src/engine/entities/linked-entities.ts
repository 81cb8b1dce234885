import * as contract from '@rastro/sdk/contract';
import { NOTIFICATION } from './entities';
import type { Entity } from '../../entities/entity';
import { toEntity } from '../../entities/to-entity';

/** tracking-api §2.4; the text of the area is kept as it comes. */
export const GEOFENCE = toEntity(contract.geofence);

/** tracking-api §2.8. */
export const DRIVER = toEntity(contract.driver);

/** tracking-api §2.9. */
export const CALENDAR = toEntity(contract.calendar);

/** tracking-api §2.10. */
export const MAINTENANCE = toEntity(contract.maintenance, { table: 'maintenances' });

/** A saved command, tracking-api §2.11: it belongs to no device. */
export const COMMAND = toEntity(contract.command, {
  lenient: true,
  members: { deviceId: { kind: 'integer', readSql: '0' } },
});

/** A computed attribute, tracking-api §2.12. */
export const ATTRIBUTE = toEntity(contract.computedAttribute, { table: 'computed_attributes' });

const id = contract.id();
const attributes = contract.attributes();
const description = contract.text({ search: true, sort: true });

/** A resource of the product that is named as one of these, or lies at its path, is refused when this is loaded. */
const { orders } = contract.collectResources({
  ...contract.resources,
  orders: contract.defineResource({
    name: 'Order',
    path: '/orders',
    area: 'orders',
    members: {
      id,
      uniqueId: contract.text({ required: true }),
      description,
      fromAddress: contract.text(),
      toAddress: contract.text(),
      attributes,
    },
  }),
});

/** tracking-api §2.13; only the engine's door has it. */
export const ORDER = toEntity(orders);

/**
 * A scheduled report, tracking-api §6.4; only the engine's door has it. Its name and path are those of the reports
 * that the product describes, so no other resource takes them.
 */
export const REPORT = toEntity(
  contract.defineResource({
    name: 'Report',
    path: '/reports',
    area: 'reports',
    members: {
      id,
      calendarId: contract.reference('Calendar', { required: true }),
      type: contract.text({ required: true }),
      description: contract.text({ required: true, search: true, sort: true }),
      attributes,
    },
  }),
);

/** Read and written as they are described, with no rule of their own. */
export const PLAIN_ENTITIES: readonly Entity[] = [DRIVER, MAINTENANCE, ORDER];

/** Entities that users, devices and groups alike may have linked to them. */
export const OF_DEVICES: readonly Entity[] = [
  GEOFENCE,
  ...PLAIN_ENTITIES,
  NOTIFICATION,
  COMMAND,
  ATTRIBUTE,
  REPORT,
];
