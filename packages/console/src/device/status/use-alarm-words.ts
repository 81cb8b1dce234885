import type { Position } from '@rastro/sdk/contract';
import { describeAlarm, readAlarms } from '@rastro/sdk/domain';
import { useLabels } from '@rastro/sdk/react';

/** The alarms of a fix in words, '' without any. */
export function useAlarmWords(position: Position | undefined): string {
  const t = useLabels();
  const words = readAlarms(position).map((alarm) => t(describeAlarm(alarm)));
  return [...new Set(words)].join(', ');
}
