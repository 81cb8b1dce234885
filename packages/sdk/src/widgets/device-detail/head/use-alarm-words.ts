import type { Position } from '../../../contract';
import { describeAlarm, rankAlarms, readAlarms } from '../../../domain';
import { useLabels } from '../../../react';

/** The alarms of a fix in words, the worst first; '' without any. */
export function useAlarmWords(position: Position | undefined): string {
  const t = useLabels();
  const words = rankAlarms(readAlarms(position)).map((alarm) => t(describeAlarm(alarm)));
  return [...new Set(words)].join(', ');
}
