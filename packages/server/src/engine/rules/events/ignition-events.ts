import { isTrue } from '../book/is-true';
import type { PositionRule } from './position-rule';

/** Ignition switched between two fixes that both tell it; what is not true is off. */
export const ignitionEvents: PositionRule = ({ last, position }) => {
  const before = last?.attributes['ignition'];
  const now = position.attributes['ignition'];
  if (before === undefined || now === undefined || isTrue(before) === isTrue(now)) return [];
  return [{ type: isTrue(now) ? 'ignitionOn' : 'ignitionOff' }];
};
