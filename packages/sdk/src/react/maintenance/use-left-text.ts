'use client';
import { DAY_MS, findAttributeUnit } from '../../domain';
import { useFormat } from '../use-format';
import { useLabels } from '../use-labels';

/** Says how much of a maintenance is left, or by how much it is over, in what it counts and the account's units. */
export function useLeftText(): (type: string, remaining: number) => string {
  const t = useLabels();
  const format = useFormat();
  const say = (type: string, left: number): string => {
    const unit = findAttributeUnit(type);
    if (unit === 'distance') return format.distance(left);
    if (unit === 'duration' || unit === 'moment') {
      // Minutes say nothing of what is days away.
      return format.duration(left < DAY_MS ? left : Math.floor(left / DAY_MS) * DAY_MS);
    }
    return format.number(left);
  };
  return (type, remaining) =>
    t(remaining < 0 ? 'detail.maintenance.overdue' : 'detail.maintenance.left', {
      left: say(type, Math.abs(remaining)),
    });
}
