import { undelivered } from '@rastro/sdk/contract';
import { maskAddresses } from '@rastro/sdk/domain';
import type { GivenUpRow, GivenUpStore } from '../../../db/work-queue/given-up-store';
import { ApiError, wordsOf } from '../../../request/api-error';
import type { OwnResource } from '../../../request/own-resource';
import type { Identity } from '../../../ground/identity/identity';
import { createOwnCrud } from '../../../ground/own-resources/create-own-crud';

const MAX_ERROR_LENGTH = 400;

/** `/undelivered`: what was given up of all that waits in the queue. */
export function createUndeliveredCalls(
  store: Pick<GivenUpStore, 'list' | 'find' | 'resend' | 'discard'>,
  nameOf: (userId: number) => Promise<string>,
): OwnResource<Identity> {
  const toRecipient = async (lane: string, { userId = Number(lane) }: Payload) =>
    Number.isInteger(userId) ? maskAddresses((await nameOf(userId)) || `#${userId}`) : '';
  const toItem = async ({ id, kind, lane, payload, ...row }: GivenUpRow) => ({
    id: Number(id),
    channel: kind,
    what: toPayload(payload).kind ?? '',
    recipient: await toRecipient(lane, toPayload(payload)),
    waitedSince: row.waits_since.getTime(),
    failedAt: row.failed_at.getTime(),
    attempts: row.attempts,
    error: maskAddresses(row.last_error ?? '').slice(0, MAX_ERROR_LENGTH),
  });
  return createOwnCrud(undelivered, {
    store: {
      list: async () => Promise.all((await store.list()).map(toItem)),
      async find(_who, id) {
        const row = await store.find(id);
        return row && toItem(row);
      },
      delete: (_who, id) => store.discard(id),
    },
    calls: {
      async resend({ id }) {
        if (!(await store.resend(id))) throw new ApiError(404, 'NOT_FOUND', wordsOf('NOT_FOUND'));
      },
    },
  });
}

/** Visible part of a message; the rest is for its recipient only. */
interface Payload {
  /** Kind of message: `event`, `report`. */
  kind?: string;
  /** Owner, where the lane does not name one. */
  userId?: number;
}

function toPayload(payload: unknown): Payload {
  const { kind, userId } = (payload ?? {}) as Record<string, unknown>;
  return {
    ...(typeof kind === 'string' && { kind }),
    ...(typeof userId === 'number' && { userId }),
  };
}
