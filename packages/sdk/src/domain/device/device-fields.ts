import type { AttributeFieldKind } from '../attribute-fields';

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
} as const satisfies Readonly<Record<string, AttributeFieldKind>>;

/** One of {@link DEVICE_FIELDS}. */
export type DeviceField = keyof typeof DEVICE_FIELDS;
