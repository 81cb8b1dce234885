/** What an attribute of a device holds that its form has a field for. `date` is a day such as `2026-11-21`. */
export type DeviceFieldKind = 'text' | 'number' | 'date';

/** The data of a device that lie in its attributes (spec §3), by name; the prefix of the product stands before it. */
export const DEVICE_FIELDS = {
  plate: 'text',
  renavam: 'text',
  chassis: 'text',
  vin: 'text',
  brand: 'text',
  vehicleModel: 'text',
  modelYear: 'text',
  manufactureDate: 'date',
  vehicleColor: 'text',
  motorNumber: 'text',
  fuelTank: 'number',
  observations: 'text',
  iccid: 'text',
  operator: 'text',
  apn: 'text',
  broker: 'text',
  simActivation: 'date',
  simValidity: 'date',
  monthlyValue: 'number',
  installationCompany: 'text',
  installer: 'text',
  installationPhone: 'text',
  installationEmail: 'text',
  installationDate: 'date',
  installationAddress: 'text',
  installationObservation: 'text',
} as const satisfies Readonly<Record<string, DeviceFieldKind>>;

/** One of {@link DEVICE_FIELDS}. */
export type DeviceField = keyof typeof DEVICE_FIELDS;

type Attributes = Readonly<Record<string, unknown>>;
type Values = Record<string, unknown>;

const FIELDS = Object.entries(DEVICE_FIELDS) as [DeviceField, DeviceFieldKind][];
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The attribute that holds a field: under the prefix, else without one, as other programs and imported
 * lists write it. undefined where neither is there, or holds what the field cannot show.
 */
function findKey(attributes: Attributes, name: DeviceField, prefix: string): string | undefined {
  return [`${prefix}.${name}`, name].find(
    (key) => Object.hasOwn(attributes, key) && readValue(DEVICE_FIELDS[name], attributes[key]),
  );
}

/** The value in a box, because 0 and '' are values too. */
function readValue(kind: DeviceFieldKind, value: unknown): { value: unknown } | undefined {
  if (kind === 'number') {
    const isText = typeof value === 'string' && value.trim() !== '';
    const number = isText ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? { value: number } : undefined;
  }
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return undefined;
  return kind === 'text' || DAY.test(text) ? { value: text } : undefined;
}

/** The fields that the attributes of a device hold, and the attributes that no field shows. */
export function splitDeviceFields(
  attributes: Attributes,
  prefix: string,
): { fields: Values; rest: Values } {
  const fields: Values = {};
  const rest: Values = { ...attributes };
  for (const [name, kind] of FIELDS) {
    const key = findKey(attributes, name, prefix);
    if (key === undefined) continue;
    fields[name] = readValue(kind, attributes[key])?.value;
    delete rest[key];
  }
  return { fields, rest };
}

/**
 * How attributes change when fields do: a patch (RFC 7396), null for a field that was emptied. A field
 * stays in the attribute that holds it; a new one gets the prefix.
 */
export function toDeviceAttributes(
  attributes: Attributes,
  changed: Readonly<Record<string, unknown>>,
  prefix: string,
): Values {
  return Object.fromEntries(
    FIELDS.filter(([name]) => Object.hasOwn(changed, name)).map(([name]) => {
      const value = changed[name];
      const isNone = value === '' || value === undefined;
      return [findKey(attributes, name, prefix) ?? `${prefix}.${name}`, isNone ? null : value];
    }),
  );
}
