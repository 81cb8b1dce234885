import type { Position } from '@rastro/sdk/contract';
import { readAlarms } from '@rastro/sdk/domain';
import { toAlarmLabel, useLabels } from '@rastro/sdk/react';

/**
 * The alarms of a fix in the words of the device list, '' without any; a code that has no words
 * stands beside the word for all alarms.
 */
export function useAlarmWords(position: Position | undefined): string {
  const label = useLabels();
  const words = readAlarms(position).map((alarm) => {
    const key = toAlarmLabel(alarm);
    const isUnnamed = key === 'alarm.general' && alarm !== 'general';
    return isUnnamed ? `${label(key)}: ${alarm}` : label(key);
  });
  return [...new Set(words)].join(', ');
}
