import { useEffect } from 'react';
import { useFleetAlarms } from '../../react';

/** Alarms of the fleet and their owners. */
export type KnownAlarms = ReturnType<typeof useFleetAlarms>;

/** Draws nothing: tells the list whose alarms are whose. */
export function AlarmWatch({ onChange }: { onChange: (alarms: KnownAlarms) => void }): null {
  const alarms = useFleetAlarms();
  useEffect(() => onChange(alarms), [alarms, onChange]);
  return null;
}
