import type { PositionRule } from './position-rule';

/** Another driver than at the fix before, or the first one sent. */
export const driverEvents: PositionRule = ({ last, position }) => {
  const { driverUniqueId } = position.attributes;
  if (typeof driverUniqueId !== 'string' || !driverUniqueId) return [];
  if (last?.attributes['driverUniqueId'] === driverUniqueId) return [];
  return [{ type: 'driverChanged', attributes: { driverUniqueId } }];
};
