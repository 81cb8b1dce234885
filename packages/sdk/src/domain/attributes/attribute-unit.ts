/** Unit of an attribute of a fix, where the tracking API fixes it; times are milliseconds. */
export type AttributeUnit =
  | 'distance'
  | 'speed'
  | 'duration'
  | 'moment'
  | 'percent'
  | 'volts'
  | 'celsius'
  | 'litres'
  | 'litresPerHour'
  | 'rpm'
  | 'metres'
  | 'degrees';

/** By attribute. */
export const UNITS: Readonly<Record<string, AttributeUnit>> = {
  distance: 'distance',
  totalDistance: 'distance',
  odometer: 'distance',
  tripOdometer: 'distance',
  serviceOdometer: 'distance',
  obdOdometer: 'distance',
  speed: 'speed',
  speedLimit: 'speed',
  hours: 'duration',
  drivingTime: 'duration',
  serverTime: 'moment',
  deviceTime: 'moment',
  fixTime: 'moment',
  batteryLevel: 'percent',
  fuelLevel: 'percent',
  humidity: 'percent',
  throttle: 'percent',
  engineLoad: 'percent',
  battery: 'volts',
  power: 'volts',
  deviceTemp: 'celsius',
  coolantTemp: 'celsius',
  engineTemp: 'celsius',
  fuel: 'litres',
  fuelUsed: 'litres',
  fuelConsumption: 'litresPerHour',
  rpm: 'rpm',
  altitude: 'metres',
  accuracy: 'metres',
  course: 'degrees',
};

/** The unit of an attribute or of a field of a fix; null when nobody knows it. */
export function findAttributeUnit(key: string): AttributeUnit | null {
  if (/^temp\d+$/.test(key)) return 'celsius';
  return Object.hasOwn(UNITS, key) ? (UNITS[key] ?? null) : null;
}
