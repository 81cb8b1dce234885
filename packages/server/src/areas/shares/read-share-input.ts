import { share } from '@rastro/sdk/contract';
import {
  DAY_MS,
  MAX_REPLAY_DAYS,
  MAX_SHARE_DAYS,
  MAX_SHARED_DEVICES,
  SHARE_PIN,
  MIN_SHARE_MS,
} from '@rastro/sdk/domain';
import { refuseField } from '../../request/refuse-field';
import { toInput } from '../../ground/own-resources/to-input';
import type { ShareInput } from './share-store';

type Body = Readonly<Record<string, unknown>>;

/**
 * Reads the values of a link from a body whose members have the right types. Throws a 422 with the
 * remedy.
 */
export function readShareInput(body: Body, nowMs: number): ShareInput {
  const whose = readWhose(body);
  const expiresAt = readEnd(body['expiresAt'], nowMs);
  const input = toInput(share.members, body);
  requireDestination(input);
  if (input.arrivalFenceId > 0 && whose.deviceIds.length !== 1) {
    throw refuseField('arrivalFenceId', 'refusal.share.arrival');
  }
  return {
    ...input,
    ...whose,
    expiresAt,
    startsAt: readStart(body['startsAt'], expiresAt),
    ...readReplay(body, nowMs),
    pin: readPin(body['pin']),
  };
}

/** The vehicles or the group that somebody names: exactly one of the two. Throws a 422 with the remedy. */
export function readWhose(body: Body): Pick<ShareInput, 'deviceIds' | 'groupId'> {
  const deviceIds = readIds(body['deviceIds']);
  const groupId = Number(body['groupId'] ?? 0);
  if (deviceIds.length > 0 === groupId > 0) {
    throw refuseField(groupId > 0 ? 'groupId' : 'deviceIds', 'refusal.share.whose');
  }
  return { deviceIds, groupId };
}

function readIds(value: unknown): number[] {
  const ids = Array.isArray(value) ? [...new Set(value.map(Number))] : [];
  if (!ids.every((id) => Number.isSafeInteger(id) && id > 0)) {
    throw refuseField('deviceIds', 'refusal.ids');
  }
  if (ids.length > MAX_SHARED_DEVICES) {
    throw refuseField('deviceIds', 'refusal.share.many', { most: MAX_SHARED_DEVICES });
  }
  return ids;
}

function readEnd(value: unknown, nowMs: number): number {
  const endMs = Date.parse(String(value));
  if (endMs < nowMs + MIN_SHARE_MS || endMs > nowMs + MAX_SHARE_DAYS * DAY_MS) {
    const minutes = MIN_SHARE_MS / 60_000;
    throw refuseField('expiresAt', 'refusal.share.end', { minutes, days: MAX_SHARE_DAYS });
  }
  return endMs;
}

/** A moment that may be left out. */
const readMoment = (value: unknown): number | null =>
  value == null || value === '' ? null : Date.parse(String(value));

function readStart(value: unknown, expiresAt: number): number | null {
  const startMs = readMoment(value);
  if (startMs !== null && startMs >= expiresAt) {
    throw refuseField('startsAt', 'refusal.share.start');
  }
  return startMs;
}

function readReplay(body: Body, nowMs: number): Pick<ShareInput, 'replayFrom' | 'replayTo'> {
  const replayFrom = readMoment(body['replayFrom']);
  const replayTo = readMoment(body['replayTo']);
  if ((replayFrom === null) !== (replayTo === null)) {
    const field = replayFrom === null ? 'replayFrom' : 'replayTo';
    throw refuseField(field, 'refusal.share.period');
  }
  if (replayFrom === null || replayTo === null) return { replayFrom, replayTo };
  if (replayTo <= replayFrom || replayTo > nowMs) {
    throw refuseField('replayTo', 'refusal.share.past');
  }
  if (replayTo - replayFrom > MAX_REPLAY_DAYS * DAY_MS) {
    throw refuseField('replayTo', 'refusal.share.long', { most: MAX_REPLAY_DAYS });
  }
  return { replayFrom, replayTo };
}

function requireDestination(input: {
  destinationName: string;
  destinationLatitude: number;
  destinationLongitude: number;
}): void {
  const hasPlace = input.destinationLatitude !== 0 || input.destinationLongitude !== 0;
  if (input.destinationName !== '' && !hasPlace) {
    throw refuseField('destinationName', 'refusal.share.place');
  }
}

function readPin(value: unknown): string | undefined {
  if (value == null) return undefined;
  const pin = String(value);
  if (pin !== '' && !SHARE_PIN.test(pin)) {
    throw refuseField('pin', 'refusal.share.pin');
  }
  return pin;
}
