import { MOTION_THRESHOLD_KNOTS } from '@rastro/sdk/domain';
import { readNumber } from '../book/read-number';
import type { FixDraft } from './fix-draft';

/** `motion`, where the device does not say it: faster than `event.motion.speedThreshold`. */
export const addMotion = ({ draft, device, rules }: FixDraft): void => {
  const { attributes, speedKnots } = draft;
  if (attributes['motion'] !== undefined) return;
  const threshold = readNumber(rules.setting(device, 'event.motion.speedThreshold'));
  attributes['motion'] = speedKnots > (threshold ?? MOTION_THRESHOLD_KNOTS);
};
