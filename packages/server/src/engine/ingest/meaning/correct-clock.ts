import { CLOCK_TIME, CLOCK_WRONG_SINCE, correctTime, isWrongTime } from '@rastro/sdk/domain';
import { formatTime } from '../../common/format-time';
import type { Position } from '../../positions/position';
import type { IngestMessage } from '../messages/ingest-message';

/**
 * A message whose time cannot be true gets the one that is meant, else that of its arrival, and says what the
 * tracker said and since when its clock is wrong. All others come back as they are.
 */
export const correctClock = (
  message: IngestMessage,
  { last, nowMs }: { last: Position | null; nowMs: number },
): IngestMessage => {
  const { timestampMs, attributes } = message;
  if (timestampMs === undefined || !isWrongTime(timestampMs, nowMs)) return message;
  return {
    ...message,
    timestampMs: correctTime(timestampMs, nowMs),
    attributes: {
      ...attributes,
      [CLOCK_TIME]: formatTime(timestampMs),
      [CLOCK_WRONG_SINCE]: last?.attributes[CLOCK_WRONG_SINCE] ?? formatTime(nowMs),
    },
  };
};
