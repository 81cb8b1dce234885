import type { DeviceEntity } from '../../entities/device-entity';
import type { Position, PositionDraft } from '../../positions/position';
import type { RuleBook } from '../book/rule-book';

/** The fix time of a device that never sent a place: the start of GPS time. */
export const NO_FIX_MS = Date.UTC(1980, 0, 6);

/** A fix while rules fill it in, and what they look at. */
export interface FixDraft {
  draft: PositionDraft;
  device: DeviceEntity;
  /** The newest fix so far. */
  last: Position | null;
  rules: RuleBook;
}

/** An attribute's number; 0 for anything else. */
export const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** False for a message that came before any place was sent: it stands at 0, 0, and nothing is measured from there. */
export const hasPlace = ({ fixTimeMs }: Pick<Position, 'fixTimeMs'>): boolean =>
  fixTimeMs !== NO_FIX_MS;
