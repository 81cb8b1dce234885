import { UNITS } from './attribute-unit';

/** Facts of a fix to show first: measurements, and the vehicle's current activity. */
export const KNOWN_FACTS: readonly string[] = /* @__PURE__ */ [
  'lastUpdate',
  'ignition',
  'motion',
  'blocked',
  'sat',
  'rssi',
  'driverUniqueId',
].concat(
  /* @__PURE__ */ Object.keys(UNITS).filter((key) => !key.endsWith('Time') && key !== 'speedLimit'),
);
