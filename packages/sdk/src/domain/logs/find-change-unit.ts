import { findAttributeStoredUnit, type StoredUnit } from '../units';

/** Units of the counters of a vehicle. */
const COUNTERS: Readonly<Record<string, StoredUnit>> = {
  totalDistance: 'metres',
  hours: 'milliseconds',
};

/** Unit of a changed member (`attributes.speedLimit`) on the wire; undefined for one without. */
export const findChangeUnit = (member: string): StoredUnit | undefined =>
  member.startsWith('attributes.')
    ? findAttributeStoredUnit(member.slice('attributes.'.length))
    : Object.hasOwn(COUNTERS, member)
      ? COUNTERS[member]
      : undefined;
