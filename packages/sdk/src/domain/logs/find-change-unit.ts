import { findAttributeStoredUnit, type StoredUnit } from '../units';

/** What a vehicle has counted, as its counters are set. */
const COUNTERS: Readonly<Record<string, StoredUnit>> = {
  totalDistance: 'metres',
  hours: 'milliseconds',
};

/** What a figure of a changed member counts in (`attributes.speedLimit`); undefined for one without a unit. */
export const findChangeUnit = (member: string): StoredUnit | undefined =>
  member.startsWith('attributes.')
    ? findAttributeStoredUnit(member.slice('attributes.'.length))
    : Object.hasOwn(COUNTERS, member)
      ? COUNTERS[member]
      : undefined;
