import { UNITS } from './attribute-unit';

/** What a fix may tell that is looked at first: what is measured, and what a vehicle is doing. */
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
