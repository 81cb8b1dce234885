import { DRIVER_BEFORE } from '@rastro/sdk/domain';
import type { PositionRule } from './position-rule';

/** Another driver than at the fix before, or than before nobody drove, or the first one sent. */
export const driverEvents: PositionRule = ({ last, position }) => {
  const { driverUniqueId } = position.attributes;
  if (typeof driverUniqueId !== 'string' || !driverUniqueId) return [];
  const before = last?.attributes[DRIVER_BEFORE] ?? last?.attributes['driverUniqueId'];
  if (before === driverUniqueId) return [];
  return [{ type: 'driverChanged', attributes: { driverUniqueId } }];
};
