import { useEffect, useState } from 'react';
import type { TrackingClient } from '../../../client';

/** Long enough to read a line twice. */
const TELL_MS = 6_000;

const toldOf = new WeakMap<TrackingClient, Set<string>>();

/**
 * Returns true while a message is due: once per subject, for six seconds, however many maps mount
 * and unmount.
 */
export function useToldOnce(client: TrackingClient, subject: string | undefined): boolean {
  const [ended, setEnded] = useState<string>();
  const isDue = subject !== undefined && ended !== subject && !toldOf.get(client)?.has(subject);

  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => {
      const told = toldOf.get(client) ?? new Set();
      toldOf.set(client, told.add(subject));
      setEnded(subject);
    }, TELL_MS);
    return () => clearTimeout(timer);
  }, [client, subject, isDue]);

  return isDue;
}
