import { share } from '@rastro/sdk/contract';
import {
  DAY_MS,
  LONGEST_SHARE_DAYS,
  MAX_SHARED_DEVICES,
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
  const deviceIds = readIds(body['deviceIds']);
  const groupId = Number(body['groupId'] ?? 0);
  if (deviceIds.length > 0 === groupId > 0) {
    throw invalid(
      groupId > 0 ? 'groupId' : 'deviceIds',
      'Name the vehicles to share, or one group: exactly one of the two.',
    );
  }
  const expiresAt = readEnd(body['expiresAt'], nowMs);
  return { ...toInput(share.members, body), deviceIds, groupId, expiresAt };
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
