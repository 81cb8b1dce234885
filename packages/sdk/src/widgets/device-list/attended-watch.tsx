import { useEffect } from 'react';
import { useAttended, type Attended } from '../../react';

/** Draws nothing: tells the list whose alarms somebody has taken. */
export function AttendedWatch({ onChange }: { onChange: (attended: Attended) => void }): null {
  const attended = useAttended();
  useEffect(() => onChange(attended), [attended, onChange]);
  return null;
}
