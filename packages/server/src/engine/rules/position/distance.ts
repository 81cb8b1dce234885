import { haversineMeters, type Place } from '@rastro/sdk/domain';
import type { Position } from '../../positions/position';
import { type FixDraft, hasPlace, numberOf } from './fix-draft';

const computeDistance = (sent: unknown, fix: Place, last: Position | null): number => {
  if (typeof sent === 'number') return sent;
  if (!last || !hasPlace(last)) return 0;
  return haversineMeters(last, fix);
};

/**
 * `distance` from the last fix, as sent or measured, and `totalDistance`, which `totalMeters` overrules; metres.
 * One that is sent as no number stays as it is, and nothing is counted.
 */
export const addDistance = ({ draft, last }: FixDraft, totalMeters: number | undefined): void => {
  const { attributes } = draft;
  if (!['undefined', 'number'].includes(typeof attributes['distance'])) return;
  const distance = computeDistance(attributes['distance'], draft, last);
  const before =
    totalMeters === undefined
      ? numberOf(last?.attributes['totalDistance'])
      : totalMeters - distance;
  attributes['distance'] = distance;
  // A tracker may claim a distance that no number holds.
  attributes['totalDistance'] = Number.isFinite(before + distance) ? before + distance : before;
};
