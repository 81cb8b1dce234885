import type { PositionRule } from './position-rule';

/** Ignition switched between two fixes that both have it. */
export const ignitionEvents: PositionRule = ({ last, position }) => {
  const before = last?.attributes['ignition'];
  const now = position.attributes['ignition'];
  if (typeof before !== 'boolean' || typeof now !== 'boolean' || before === now) return [];
  return [{ type: now ? 'ignitionOn' : 'ignitionOff' }];
};
