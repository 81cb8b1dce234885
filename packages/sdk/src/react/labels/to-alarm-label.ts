import { alarmEnUs } from './en-us/alarm';

type AlarmLabel = keyof typeof alarmEnUs;

const isAlarmLabel = (key: string): key is AlarmLabel => Object.hasOwn(alarmEnUs, key);

/** The label of an alarm by the code a tracker sends, for `useLabels`; unknown codes are just an alarm. */
export function toAlarmLabel(alarm: string): AlarmLabel {
  const key = `alarm.${alarm}`;
  return isAlarmLabel(key) ? key : 'alarm.general';
}
