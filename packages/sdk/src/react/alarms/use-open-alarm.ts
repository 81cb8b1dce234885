'use client';
import { useState } from 'react';
import { TrackingError } from '../../client';
import type { Position } from '../../contract';
import { useTrackingClient } from '../provider/use-tracking-client';
import { useAccess } from '../session/use-access';
import { findAlarmEvent } from './find-alarm-event';
import { useAlarmTakes } from './use-alarm-takes';
import { useFleetAlarms } from './use-fleet-alarms';

/** An alarm that nobody has taken. */
export interface OpenAlarm {
  take: () => Promise<void>;
  isBusy: boolean;
  /** Error of the last attempt; null without one. */
  error: unknown;
}

/**
 * The alarm of a fix that this account may take: null where there is none, where somebody has it, and for
 * who may not. Its event is looked for when it is taken, so that a list of alarms asks for nothing.
 */
export function useOpenAlarm(position: Position | undefined): OpenAlarm | null {
  const client = useTrackingClient();
  const access = useAccess();
  const { isAvailable, take } = useAlarmTakes();
  const { unattended } = useFleetAlarms();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const may =
    access('update', 'events', { own: true }).allowed && access('read', 'reports').allowed;
  if (!position || !may || !isAvailable || !unattended.has(position.deviceId)) return null;
  return {
    isBusy,
    error,
    async take() {
      setBusy(true);
      setError(null);
      try {
        const event = await findAlarmEvent(client, position);
        if (!event) throw new TrackingError({ code: 'NOT_FOUND' });
        await take(event.id);
      } catch (problem) {
        setError(problem);
      } finally {
        setBusy(false);
      }
    },
  };
}
