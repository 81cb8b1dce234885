import { HOUR_MS } from '@rastro/sdk/domain';
import type { DeviceEntity } from '../../entities/device-entity';
import { readNumber } from '../book/read-number';
import type { RuleBook } from '../book/rule-book';

/** Rules that separate trips from stops (tracking-api §6.3). */
export interface MovementRules {
  /**
   * Min distance from its stop at which a device is on a trip: `report.trip.minDistance`, metres.
   */
  minDistanceMeters: number;
  /** Min time within that distance after which it is at a stop: `report.trip.minDuration`. */
  minDurationMs: number;
  /** After a longer silence the distance sent with a fix may be a trip of its own: `report.trip.stopGap`. */
  stopGapMs: number;
}

/** Those of a device that sets none. */
export const DEFAULT_MOVEMENT_RULES: MovementRules = {
  minDistanceMeters: 200,
  minDurationMs: 180_000,
  stopGapMs: HOUR_MS,
};

/** Longer than anybody rests within a trip; what is looked back at must end somewhere. */
const MAX_DURATION_SECONDS = 86_400;

/**
 * Reads the rules set on a device, or a group of it: whole metres and seconds, as numbers or text.
 */
export const readMovementRules = (
  rules: Pick<RuleBook, 'setting'>,
  device: DeviceEntity,
): MovementRules => {
  const read = (name: string): number | undefined => {
    const value = readNumber(rules.setting(device, `report.trip.${name}`));
    return value === undefined || value < 0 ? undefined : Math.trunc(value);
  };
  const distance = read('minDistance');
  const duration = read('minDuration');
  const gap = read('stopGap');
  if (distance === undefined && duration === undefined && gap === undefined) {
    return DEFAULT_MOVEMENT_RULES;
  }
  const { minDistanceMeters, minDurationMs, stopGapMs } = DEFAULT_MOVEMENT_RULES;
  return {
    minDistanceMeters: distance ?? minDistanceMeters,
    minDurationMs:
      duration === undefined ? minDurationMs : Math.min(duration, MAX_DURATION_SECONDS) * 1000,
    stopGapMs: gap === undefined ? stopGapMs : gap * 1000,
  };
};
