import { share } from '@rastro/sdk/contract';
import {
  DAY_MS,
  LONGEST_REPLAY_DAYS,
  LONGEST_SHARE_DAYS,
  MAX_SHARED_DEVICES,
  SHARE_PIN,
  SHORTEST_SHARE_MS,
} from '@rastro/sdk/domain';
import { ApiError } from '../../request/api-error';
import { toInput } from '../own-resources/to-input';
import type { ShareInput } from './share-store';

type Body = Readonly<Record<string, unknown>>;

const invalid = (field: string, words: string): ApiError =>
  new ApiError(422, 'FIELD_INVALID', words, { field });

/** What a link is to be, out of a body whose members are of the right kinds. Throws a 422 with the remedy. */
export function readShareInput(body: Body, nowMs: number): ShareInput {
  const whose = readWhose(body);
  const expiresAt = readEnd(body['expiresAt'], nowMs);
  const input = toInput(share.members, body);
  requireDestination(input);
  if (input.arrivalFenceId > 0 && whose.deviceIds.length !== 1) {
    throw invalid('arrivalFenceId', 'A link that ends on arrival shows exactly one vehicle.');
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
    throw invalid(
      groupId > 0 ? 'groupId' : 'deviceIds',
      'Name the vehicles to share, or one group: exactly one of the two.',
    );
  }
  return { deviceIds, groupId };
}

function readIds(value: unknown): number[] {
  const ids = Array.isArray(value) ? [...new Set(value.map(Number))] : [];
  if (!ids.every((id) => Number.isSafeInteger(id) && id > 0)) {
    throw invalid('deviceIds', 'The vehicles are named by their ids.');
  }
  if (ids.length > MAX_SHARED_DEVICES) {
    throw invalid(
      'deviceIds',
      `One link shows up to ${MAX_SHARED_DEVICES} vehicles. Share a group, or make several links.`,
    );
  }
  return ids;
}

function readEnd(value: unknown, nowMs: number): number {
  const endMs = Date.parse(String(value));
  if (endMs < nowMs + SHORTEST_SHARE_MS || endMs > nowMs + LONGEST_SHARE_DAYS * DAY_MS) {
    const minutes = SHORTEST_SHARE_MS / 60_000;
    throw invalid(
      'expiresAt',
      `The end must lie between ${minutes} minutes and ${LONGEST_SHARE_DAYS} days from now.`,
    );
  }
  return endMs;
}

/** A moment that may be left out. */
const readMoment = (value: unknown): number | null =>
  value == null || value === '' ? null : Date.parse(String(value));

function readStart(value: unknown, expiresAt: number): number | null {
  const startMs = readMoment(value);
  if (startMs !== null && startMs >= expiresAt) {
    throw invalid('startsAt', 'The start must lie before the end.');
  }
  return startMs;
}

function readReplay(body: Body, nowMs: number): Pick<ShareInput, 'replayFrom' | 'replayTo'> {
  const replayFrom = readMoment(body['replayFrom']);
  const replayTo = readMoment(body['replayTo']);
  if ((replayFrom === null) !== (replayTo === null)) {
    const field = replayFrom === null ? 'replayFrom' : 'replayTo';
    throw invalid(field, 'A period has a first and a last moment: give both, or neither.');
  }
  if (replayFrom === null || replayTo === null) return { replayFrom, replayTo };
  if (replayTo <= replayFrom || replayTo > nowMs) {
    throw invalid('replayTo', 'The period must be past, and end after it begins.');
  }
  if (replayTo - replayFrom > LONGEST_REPLAY_DAYS * DAY_MS) {
    throw invalid('replayTo', `One link replays up to ${LONGEST_REPLAY_DAYS} days.`);
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
    throw invalid(
      'destinationName',
      'A destination needs its place: send destinationLatitude and destinationLongitude.',
    );
  }
}

function readPin(value: unknown): string | undefined {
  if (value == null) return undefined;
  const pin = String(value);
  if (pin !== '' && !SHARE_PIN.test(pin)) {
    throw invalid('pin', 'A PIN has four to eight digits.');
  }
  return pin;
}
