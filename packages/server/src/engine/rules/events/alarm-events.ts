import { attributeText } from '../../common/java-number';
import { isOn } from '../book/is-on';
import { isNewest } from '../position/is-newest';
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

/** Alarms of a fix that is older than the newest: they were raised all the same, but a Traccar leaves them out. */
export const lateAlarmEvents: PositionRule = (change) => {
  const { device, last, position, rules } = change;
  if (isNewest(position, last) || !isOn(rules, device, 'values.asMeant')) return [];
  return alarmEvents(change);
};
