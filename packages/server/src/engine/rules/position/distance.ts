import { haversineMeters, readSpeed } from '@rastro/sdk/domain';
import { isOn } from '../book/is-on';
import { isTrue } from '../book/is-true';
import { readMovementRules } from '../movement/movement-rules';
import { type FixDraft, hasPlace, numberOf } from './fix-draft';

const isParked = ({ speedKnots: speed, attributes }: FixDraft['draft']): boolean =>
  attributes['ignition'] === false &&
  !isTrue(attributes['motion']) &&
  readSpeed({ speed, attributes }) === 0;

/** A vehicle that stands with its engine off is drawn around its place by the satellites, all night. */
const isDrift = ({ draft, device, last, rules }: FixDraft, meters: number): boolean =>
  last !== null &&
  isParked(draft) &&
  isParked(last) &&
  isOn(rules, device, 'values.asMeant') &&
  meters < readMovementRules(rules, device).minDistanceMeters;

const computeDistance = (fix: FixDraft): number => {
  const { draft, last } = fix;
  const sent = draft.attributes['distance'];
  if (typeof sent === 'number') return sent;
  if (!last || !hasPlace(last)) return 0;
  const meters = haversineMeters(last, draft);
  return isDrift(fix, meters) ? 0 : meters;
};

/**
 * `distance` from the last fix, as sent or measured, and `totalDistance`, which `totalMeters` overrules; metres.
 * One that is sent as no number stays as it is, and nothing is counted.
 */
export const addDistance = (fix: FixDraft, totalMeters: number | undefined): void => {
  const { draft, last } = fix;
  const { attributes } = draft;
  if (!['undefined', 'number'].includes(typeof attributes['distance'])) return;
  const distance = computeDistance(fix);
  const before =
    totalMeters === undefined
      ? numberOf(last?.attributes['totalDistance'])
      : totalMeters - distance;
  attributes['distance'] = distance;
  // A tracker may claim a distance that no number holds.
  attributes['totalDistance'] = Number.isFinite(before + distance) ? before + distance : before;
};
