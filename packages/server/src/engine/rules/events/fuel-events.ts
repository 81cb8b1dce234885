import { FUEL_BEFORE, fuelThreshold } from '../position/fuel-doubt';
import type { PositionRule } from './position-rule';

/**
 * Fuel that went or came by at least the device's thresholds between two fixes that both have it; a leap that is
 * doubted is told with the fix that confirms it.
 */
export const fuelEvents: PositionRule = ({ last, position, device, rules }) => {
  if (position.attributes[FUEL_BEFORE] !== undefined) return [];
  const before = last?.attributes[FUEL_BEFORE] ?? last?.attributes['fuel'];
  const after = position.attributes['fuel'];
  if (typeof before !== 'number' || typeof after !== 'number') return [];
  const attributes = { before, after };
  if (before - after >= fuelThreshold(rules, device, 'fuelDropThreshold')) {
    return [{ type: 'deviceFuelDrop', attributes }];
  }
  return after - before >= fuelThreshold(rules, device, 'fuelIncreaseThreshold')
    ? [{ type: 'deviceFuelIncrease', attributes }]
    : [];
};
