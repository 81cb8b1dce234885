import type { FixChange, PositionRule } from './position-rule';
import { readNumber } from '../book/read-number';

const thresholdOf = ({ device, rules }: FixChange, name: string): number => {
  const value = readNumber(rules.setting(device, name, { ofServer: true }));
  return value !== undefined && value > 0 ? value : Infinity;
};

/** Fuel that went or came by at least the device's thresholds between two fixes that both have it. */
export const fuelEvents: PositionRule = (change) => {
  const before = change.last?.attributes['fuel'];
  const after = change.position.attributes['fuel'];
  if (typeof before !== 'number' || typeof after !== 'number') return [];
  const attributes = { before, after };
  if (before - after >= thresholdOf(change, 'fuelDropThreshold')) {
    return [{ type: 'deviceFuelDrop', attributes }];
  }
  return after - before >= thresholdOf(change, 'fuelIncreaseThreshold')
    ? [{ type: 'deviceFuelIncrease', attributes }]
    : [];
};
