import type { Device, Position } from '@rastro/sdk/contract';
import {
  DAY_MS,
  DEVICE_FIELDS,
  endOfDay,
  findOfflineCauses,
  resolveMotionState,
  splitAttributeFields,
  type FoundCause,
  type OfflineFacts,
  type OfflineReading,
} from '@rastro/sdk/domain';
import {
  useAccess,
  useClock,
  useMinute,
  usePosition,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import useSWR from 'swr';

const toMs = (text: string | null | undefined): number | null => {
  const ms = text ? Date.parse(text) : NaN;
  return Number.isNaN(ms) ? null : ms;
};
const toFigure = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

const toReading = ({ fixTime, attributes }: Position): OfflineReading => ({
  timeMs: Date.parse(fixTime),
  power: toFigure(attributes['power']),
  battery: toFigure(attributes['batteryLevel']),
});

/**
 * Loads the facts on a silent device: with the readings of the day before its last message, for
 * accounts that may look back.
 */
export function useOfflineFacts(device: Device): {
  facts: OfflineFacts;
  causes: readonly FoundCause[];
  error: unknown;
  isLoading: boolean;
} {
  const { positions, attributePrefix } = useTrackingClient();
  const nowMs = useMinute();
  const { timeZone } = useClock();
  const position = usePosition(device.id);
  const mayLookBack = useAccess()('read', 'reports').allowed;
  const fixedAtMs = toMs(position?.fixTime);
  const key = mayLookBack && fixedAtMs !== null ? ['offline-readings', device.id, fixedAtMs] : null;
  const { data, error, isLoading } = useSWR<OfflineReading[], unknown>(
    key,
    async () => {
      const lastMs = fixedAtMs ?? 0;
      const span = { from: new Date(lastMs - DAY_MS), to: new Date(lastMs + 1) };
      return (await positions.history({ deviceId: device.id, ...span })).map(toReading);
    },
    { revalidateOnFocus: false, shouldRetryOnError: false },
  );
  const state = resolveMotionState({ device, position });
  const { fields } = splitAttributeFields(DEVICE_FIELDS, device.attributes, attributePrefix);
  const facts: OfflineFacts = {
    nowMs,
    isOnline: state !== 'offline' && state !== 'unknown',
    isDisabled: device.disabled === true,
    expiresAtMs: toMs(device.expirationTime),
    heardAtMs: toMs(device.lastUpdate),
    fixedAtMs,
    simEndsAtMs: endOfDay(fields['simValidity'], timeZone),
    readings: data ?? (position ? [toReading(position)] : []),
  };
  return { facts, causes: findOfflineCauses(facts), error, isLoading };
}
