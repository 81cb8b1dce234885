import type { Position } from '../../positions/position';
import type { PositionRule } from './position-rule';
import type { MaintenanceRule } from '../book/rule-book';

const readValue = ({ type }: MaintenanceRule, position: Position): number => {
  if (type === 'serverTime') return position.serverTimeMs;
  if (type === 'deviceTime') return position.deviceTimeMs;
  if (type === 'fixTime') return position.fixTimeMs;
  const value = position.attributes[type];
  return typeof value === 'number' ? value : 0;
};

const isDue = ({ start, period }: MaintenanceRule, before: number, now: number): boolean => {
  if (before === 0 || now === 0 || period === 0 || now < start) return false;
  return (
    before < start || Math.floor((before - start) / period) < Math.floor((now - start) / period)
  );
};

/** A counter that passed the start of a service interval or a whole number of periods after it (tracking-api §3.3). */
export const maintenanceEvents: PositionRule = ({ device, last, position, rules }) => {
  if (!last) return [];
  return rules.maintenancesOf(device).flatMap((maintenance) => {
    const now = readValue(maintenance, position);
    if (!isDue(maintenance, readValue(maintenance, last), now)) return [];
    return [
      {
        type: 'maintenance',
        maintenanceId: maintenance.id,
        attributes: { [maintenance.type]: now },
      },
    ];
  });
};
