import type { TrackingEvent } from '../ingest/tracking-event';

const WORDS: Readonly<Record<string, string>> = {
  deviceOnline: 'online',
  deviceOffline: 'offline',
  deviceUnknown: 'is unknown',
  deviceMoving: 'moving',
  deviceStopped: 'stopped',
};

const formatLocalTime = (timeMs: number, timeZone: string): string => {
  const options = { dateStyle: 'short', timeStyle: 'medium' } as const;
  try {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone }).format(timeMs);
  } catch {
    // The zone is free text of the account.
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: 'UTC' }).format(timeMs);
  }
};

/** What an event says on the socket: `Bus 7 moving at 2026-08-21 16:18:51`, the time in the account's zone. */
export const formatEventMessage = (
  { type, eventTimeMs }: TrackingEvent,
  deviceName: string,
  timeZone: string,
): string => `${deviceName} ${WORDS[type] ?? type} at ${formatLocalTime(eventTimeMs, timeZone)}`;
