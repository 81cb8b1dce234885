import { isTrue } from '../book/is-true';
import { haversineMeters, type Place } from '@rastro/sdk/domain';
import type { FixChange, RuleFinding } from './position-rule';
import { readNumber } from '../book/read-number';
import { hasPlace } from '../position/fix-draft';

/** Last place of a device linked to the one that moves. */
export interface Companion {
  deviceId: number;
  place: Place;
}

const limitOf = ({ device, rules }: FixChange, name: string): number =>
  Math.max(readNumber(rules.setting(device, name)) ?? 0, 0);

/** A linked device that came near or was left, and a start without any of them near (tracking-api §6.5);
 * a first fix comes from nowhere. */
export const proximityEvents = (
  change: FixChange,
  companions: readonly Companion[],
): RuleFinding[] => {
  const { last, position } = change;
  if (!last || !hasPlace(last) || companions.length === 0) return [];
  const enterMeters = limitOf(change, 'proximityEnterDistance');
  const exitMeters = limitOf(change, 'proximityExitDistance');
  const aloneMeters = limitOf(change, 'unaccompaniedDistance');
  const findings: RuleFinding[] = [];
  let isAccompanied = false;
  for (const { deviceId, place } of companions) {
    const before = haversineMeters(last, place);
    const now = haversineMeters(position, place);
    const attributes = { linkedDeviceId: deviceId };
    if (enterMeters > 0 && before > enterMeters && now <= enterMeters) {
      findings.push({ type: 'proximityEnter', attributes });
    }
    if (exitMeters > 0 && before <= exitMeters && now > exitMeters) {
      findings.push({ type: 'proximityExit', attributes });
    }
    isAccompanied ||= now <= aloneMeters;
  }
  const starts = isTrue(position.attributes['motion']) && !isTrue(last.attributes['motion']);
  if (aloneMeters > 0 && starts && !isAccompanied) findings.push({ type: 'unaccompaniedMotion' });
  return findings;
};
