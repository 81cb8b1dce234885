import type { Position } from '../../../contract';
import { describeAlarm, readAlarms } from '../../../domain';
import { useLabels } from '../../../react';

/** The alarms of a fix in words, '' without any. */
export function useAlarmWords(position: Position | undefined): string {
  const t = useLabels();
  const words = readAlarms(position).map((alarm) => t(describeAlarm(alarm)));
  return [...new Set(words)].join(', ');
}
