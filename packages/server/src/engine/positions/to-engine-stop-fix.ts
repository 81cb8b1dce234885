import { type StopFix, toStopFix } from '@rastro/sdk/domain';
import { formatTime } from '../common/format-time';
import type { Position } from './position';

/** A fix of the engine as a stop is decided by it. */
export const toEngineStopFix = (position: Position | null | undefined): StopFix | null =>
  position
    ? toStopFix({
        speed: position.speedKnots,
        fixTime: formatTime(position.fixTimeMs),
        valid: position.valid,
        attributes: position.attributes,
      })
    : null;
