import {
  decideStop,
  readStopLimits,
  type StopDecision,
  type StopFix,
  toStopFix,
} from '@rastro/sdk/domain';
import { ApiError } from '../../../request/api-error';
import { readWhole } from '../../../request/read-whole';
import { translateError } from '../../../request/translate-error';
import { toRefusal, type Upstream } from '../../../upstream/upstream';
import type { StoredStop } from './stop-store';

/** Reads JSON from the tracking API in an account's name. Throws an `ApiError`. */
export async function readJson<T>(
  upstream: Pick<Upstream, 'send'>,
  userId: number,
  path: string,
  query: Record<string, string> = {},
): Promise<T> {
  const answer = await upstream.send(
    { method: 'GET', path, query: new URLSearchParams(query), accept: 'application/json' },
    { actor: { userId } },
  );
  if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: undefined });
  const text = await readWhole(answer);
  if (!text) throw new ApiError(502, 'UPSTREAM_FAILED', 'The tracking service answered nothing.');
  return JSON.parse(text) as T; // What the tracking API answers of a path is known to who asks.
}

/**
 * Decides by the current data whether the engine of a device may be stopped. `heard` is a fix that
 * the tracking API may not have stored yet; it counts if it is newer. Throws an `ApiError`.
 */
export async function lookAtDevice(
  { upstream, prefix, clock }: LookOptions,
  { userId, deviceId, driveId }: Pick<StoredStop, 'userId' | 'deviceId' | 'driveId'>,
  heard?: StopFix,
): Promise<StopDecision> {
  const [positions, server] = await Promise.all([
    readJson<Parameters<typeof toStopFix>[0][]>(upstream, userId, '/positions', {
      deviceId: String(deviceId),
    }),
    readJson<{ attributes?: Record<string, unknown> }>(upstream, userId, '/server'),
  ]);
  const [newest] = positions;
  const stored = newest && toStopFix(newest);
  const isNewer = heard !== undefined && !(stored && stored.fixTimeMs >= heard.fixTimeMs);
  const fix = isNewer ? { ...heard, ignition: heard.ignition ?? stored?.ignition } : stored;
  const limits = readStopLimits(server, prefix);
  return decideStop({ fix, nowMs: clock(), limits, needsIgnitionOff: driveId !== null });
}

/** Dependencies of a look at a device. */
interface LookOptions {
  upstream: Pick<Upstream, 'send'>;
  /** Begins the product's own attributes. */
  prefix: string;
  clock: () => number;
}
