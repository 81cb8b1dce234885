import { formatReplayView, MINUTE_MS } from '@rastro/sdk/domain';

/** Period shown before and after a moment. */
const AROUND_MS = 10 * MINUTE_MS;

/** The address of a vehicle's way around a moment, which the replay stands at. */
export function momentPath(deviceId: number, atMs: number): string {
  const [fromMs, toMs] = [atMs - AROUND_MS, atMs + AROUND_MS];
  return `/history?${formatReplayView({
    deviceIds: [deviceId],
    choice: { kind: 'custom', fromMs, toMs },
    coloring: 'speed',
    atMs,
  })}`;
}
