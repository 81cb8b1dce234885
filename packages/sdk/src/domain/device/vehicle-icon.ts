/** The icon types of spec §2, and a trailer. */
export const VEHICLE_ICONS = [
  'default',
  'arrow',
  'person',
  'animal',
  'bicycle',
  'motorcycle',
  'scooter',
  'car',
  'pickup',
  'van',
  'truck',
  'truck1',
  'truck2',
  'tractor',
  'boat',
  'ship',
  'bus',
  'train',
  'trolleybus',
  'tram',
  'crane',
  'plane',
  'helicopter',
  'offroad',
  'trailer',
] as const;

/** The name of a vehicle icon. */
export type VehicleIcon = (typeof VEHICLE_ICONS)[number];

/** Categories of devices: the vehicle icons and those that only a Traccar has. */
export const DEVICE_CATEGORIES: readonly string[] = [...VEHICLE_ICONS, 'camper'];

/** The icon for a device's category, which is free text; 'default' for what is not known. */
export function resolveVehicleIcon(category: string | null | undefined): VehicleIcon {
  const name = category?.trim().toLowerCase();
  return VEHICLE_ICONS.find((icon) => icon === name) ?? 'default';
}
