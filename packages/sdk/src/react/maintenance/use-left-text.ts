'use client';
import { DAY_MS, findAttributeUnit } from '../../domain';
import { useWordFiles } from '../provider/use-word-files';
import { useFormat } from '../use-format';
import { useLabels } from '../use-labels';

const WORDS = ['detail'] as const;

/** Says how much of a maintenance is left, or by how much it is over, in what it counts and the account's units; '' until its words are there. */
export function useLeftText(): (type: string, remaining: number) => string {
  const t = useLabels();
  const format = useFormat();
  const isThere = useWordFiles(WORDS);
  const say = (type: string, left: number): string => {
    const unit = findAttributeUnit(type);
    if (unit === 'distance') return format.distance(left);
    if (unit === 'duration' || unit === 'moment') {
      // Minutes say nothing of what is days away.
      return format.duration(left < DAY_MS ? left : Math.floor(left / DAY_MS) * DAY_MS);
    }
    return format.number(left);
  };
  return (type, remaining) => {
    if (!isThere) return '';
    const key = remaining < 0 ? 'detail.maintenance.overdue' : 'detail.maintenance.left';
    return t(key, { left: say(type, Math.abs(remaining)) });
  };
}
