import { attributeText } from '../../common/java-number';
import type { PositionRule } from './position-rule';

/** Alarms of one message; a computed attribute may name more, and they are left out. */
export const MAX_ALARMS = 20;

/** The alarms a text names, divided by commas; a number or a switch names the one of its text. */
export const readAlarms = (value: unknown): string[] =>
  value === undefined || value === null
    ? []
    : attributeText(value)
        .split(',')
        .map((alarm) => alarm.trim())
        .filter(Boolean);

/** One event for each alarm that was not already on. */
export const alarmEvents: PositionRule = ({ last, position }) => {
  const before = new Set(readAlarms(last?.attributes['alarm']));
  const now = new Set(readAlarms(position.attributes['alarm']).slice(0, MAX_ALARMS));
  return [...now]
    .filter((alarm) => !before.has(alarm))
    .map((alarm) => ({ type: 'alarm', attributes: { alarm } }));
};
