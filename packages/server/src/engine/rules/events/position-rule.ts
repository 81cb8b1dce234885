import type { DeviceEntity } from '../../entities/device-entity';
import type { Position } from '../../positions/position';
import type { NewEvent } from '../../positions/tracking-event';
import type { RuleBook } from '../book/rule-book';

/** Input of a rule about fixes. */
export interface FixChange {
  device: DeviceEntity;
  /** The newest fix before, null for the first. */
  last: Position | null;
  position: Position;
  rules: RuleBook;
}

/** Finding of a rule; the caller adds device, time and position. */
export type RuleFinding = Omit<NewEvent, 'deviceId' | 'positionId' | 'eventTimeMs'>;

/** A rule of tracking-api §6.5 that compares a fix with the one before. */
export type PositionRule = (change: FixChange) => RuleFinding[];
