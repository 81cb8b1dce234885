import {
  defineResource,
  device,
  type Device,
  type DeviceInput,
  type Member,
} from '../../../../contract';
import { number, numbers, text } from '../../../../contract/describe/members';
import {
  DEVICE_FIELDS,
  describeIccidDoubt,
  describeImeiDoubt,
  describePlateDoubt,
  describeRenavamDoubt,
  describeVinDoubt,
  splitAttributeFields,
  toFieldAttributes,
  type DeviceField,
} from '../../../../domain';
import { defineView } from '../../define-view';
import type { FormValues } from '../form-values';
import type { SavedItem } from '../use-save';

const { name, uniqueId, groupId, calendarId, phone, model, contact, category } = device.members;
const { expirationTime, disabled, attributes } = device.members;
const FIELD_MAX_LENGTH = 512;

/** A number that may be missing. */
const some = (options: Parameters<typeof number>[0] = {}) => ({
  ...number({ ...options, min: 0 }),
  fallback: null,
});

const fields = Object.fromEntries(
  Object.entries(DEVICE_FIELDS).map(([field, kind]) => [
    field,
    kind === 'number'
      ? some(field === 'fuelTank' ? { unit: 'litres' } : {})
      : text({ default: '', trim: true, maxLength: FIELD_MAX_LENGTH }),
  ]),
) as Record<DeviceField, Member<unknown>>;

/**
 * A device as its form shows it: beside its members the data that lie in its attributes, what it has
 * counted, and the drivers and saved commands that it is linked to.
 */
const deviceForm = /* @__PURE__ */ defineResource({
  name: 'Device',
  path: '/devices',
  area: 'devices',
  members: {
    name,
    uniqueId,
    groupId,
    calendarId,
    phone,
    model,
    contact,
    category,
    expirationTime,
    disabled,
    attributes,
    ...fields,
    speedLimit: some({ unit: 'knots' }),
    totalDistance: some({ unit: 'metres' }),
    hours: some({ unit: 'milliseconds' }),
    driverIds: numbers(),
    commandIds: numbers(),
  },
});

const parts = [
  { key: 'main', members: ['name', 'uniqueId', 'groupId', 'model', 'contact'] },
  {
    key: 'vehicle',
    members: [
      ...(['plate', 'renavam', 'chassis', 'vin', 'brand', 'vehicleModel', 'modelYear'] as const),
      ...(['vehicleColor', 'manufactureDate', 'motorNumber', 'fuelTank', 'observations'] as const),
    ],
  },
  {
    key: 'sim',
    members: [
      ...(['phone', 'iccid', 'operator', 'apn', 'broker'] as const),
      ...(['monthlyValue', 'simActivation', 'simValidity'] as const),
    ],
  },
  { key: 'appearance', members: ['category'] },
  {
    key: 'installation',
    members: [
      ...(['installationCompany', 'installer', 'installationPhone', 'installationEmail'] as const),
      ...(['installationDate', 'installationAddress', 'installationObservation'] as const),
    ],
  },
] as const;
const counters = { key: 'counters', members: ['totalDistance', 'hours'] } as const;
const rest = [
  { key: 'limits', members: ['speedLimit', 'expirationTime', 'disabled'] },
  { key: 'people', members: ['driverIds', 'calendarId', 'commandIds'] },
  { key: 'attributes', members: ['attributes'], folded: true },
] as const;

const shape = {
  columns: ['name'],
  drawn: ['driverIds', 'commandIds'],
  styles: {
    observations: 'lines',
    installationObservation: 'lines',
    manufactureDate: 'day',
    installationDate: 'day',
    simActivation: 'day',
    simValidity: 'day',
  },
  warnings: {
    uniqueId: describeImeiDoubt,
    plate: describePlateDoubt,
    renavam: describeRenavamDoubt,
    chassis: describeVinDoubt,
    vin: describeVinDoubt,
    iccid: describeIccidDoubt,
  },
  deletesByName: true,
  isPainted: true,
} as const;

/** The form of a device that has no position: it has counted nothing. */
export const silentDeviceView = /* @__PURE__ */ defineView(deviceForm, {
  ...shape,
  form: [...parts, ...rest],
});

/** The form of a device that has sent a position. */
export const heardDeviceView = /* @__PURE__ */ defineView(deviceForm, {
  ...shape,
  form: [...parts, counters, ...rest],
});

/** View of the members that can be set on many devices at once. */
export const bulkDeviceView = /* @__PURE__ */ defineView(deviceForm, {
  ...shape,
  drawn: [],
  warnings: {},
  form: [
    {
      key: 'main',
      members: [
        ...(['groupId', 'disabled', 'expirationTime', 'speedLimit', 'calendarId'] as const),
        ...(['model', 'contact', 'brand', 'vehicleModel', 'modelYear', 'vehicleColor'] as const),
        ...(['operator', 'apn', 'broker', 'monthlyValue', 'simActivation'] as const),
        ...(['simValidity', 'installationCompany', 'installer', 'installationPhone'] as const),
        ...(['installationEmail', 'installationDate', 'installationAddress'] as const),
        ...(['category', 'attributes'] as const),
      ],
    },
  ],
});

/** Links of a device. */
export interface DeviceLinks {
  driverIds: readonly number[];
  commandIds: readonly number[];
}

/** Counters of a device, from its last position. */
export interface DeviceCounts {
  totalDistance: number | null;
  hours: number | null;
}

const SPEED_LIMIT = 'speedLimit';

/** A device as its form shows it. */
export function toDeviceItem(
  stored: Device,
  { links, counts, prefix }: { links: DeviceLinks; counts: DeviceCounts; prefix: string },
): SavedItem {
  const split = splitAttributeFields(DEVICE_FIELDS, stored.attributes, prefix);
  const { [SPEED_LIMIT]: limit, ...others } = split.rest;
  const isLimit = typeof limit === 'number';
  return {
    ...stored,
    ...split.fields,
    ...links,
    ...counts,
    speedLimit: isLimit ? limit : null,
    attributes: isLimit ? others : split.rest,
    stored,
  };
}

/** The device that an item was made of; null for a new one. */
export const readStored = (item: SavedItem | null): Device | null =>
  (item?.['stored'] as Device | undefined) ?? null;

/**
 * Returns the form values that the device itself holds. Attributes are those of the form with the
 * changes of its fields, null for removed ones.
 */
export function toDeviceChanges(
  values: FormValues,
  before: Device['attributes'],
  prefix: string,
): Partial<DeviceInput> {
  const own = Object.entries(values).filter(
    ([key]) => key !== 'attributes' && Object.hasOwn(device.members, key),
  );
  const changed = {
    ...(values['attributes'] as object | undefined),
    ...toFieldAttributes(DEVICE_FIELDS, before, values, prefix),
    ...(SPEED_LIMIT in values ? { [SPEED_LIMIT]: values[SPEED_LIMIT] } : {}),
  };
  return {
    ...Object.fromEntries(own),
    ...(Object.keys(changed).length > 0 ? { attributes: changed } : {}),
  };
}
