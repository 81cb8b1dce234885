import { DEVICE_FIELDS, type DeviceField } from './device-fields';

/** Fields that identify one vehicle, one SIM or one tracker: never shared by two. */
const OWN_FIELDS: readonly DeviceField[] = [
  ...(['plate', 'renavam', 'chassis', 'vin', 'motorNumber'] as const),
  ...(['iccid', 'simActivation', 'simValidity', 'installationDate'] as const),
];
/** Its picture lies under its own id. */
const OWN_ATTRIBUTES = ['deviceImage'];
const MEMBERS = [
  'name',
  'groupId',
  'calendarId',
  'model',
  'contact',
  'category',
  'expirationTime',
  'speedLimit',
];

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the first values of the form for another device like this one: all but those only one of
 * them can have.
 */
export function copyDevice(item: Values): Values {
  const members = [...MEMBERS, ...Object.keys(DEVICE_FIELDS)].filter(
    (name) => !(OWN_FIELDS as readonly string[]).includes(name),
  );
  const copied = members.flatMap((name) => (name in item ? [[name, item[name]]] : []));
  const attributes = Object.entries((item['attributes'] as Values | null) ?? {});
  return {
    ...(Object.fromEntries(copied) as Values),
    attributes: Object.fromEntries(attributes.filter(([key]) => !OWN_ATTRIBUTES.includes(key))),
  };
}
