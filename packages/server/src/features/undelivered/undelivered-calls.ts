import { undelivered } from '@rastro/sdk/contract';
import { maskAddresses } from '@rastro/sdk/domain';
import type { GivenUpRow, GivenUpStore } from '../../db/work-queue/given-up-store';
import { ApiError, wordsOf } from '../../request/api-error';
import type { OwnResource } from '../../request/own-resource';
import type { Identity } from '../identity/identity';
import { createOwnCrud } from '../own-resources/create-own-crud';

const LONGEST_ERROR = 400;

/** `/undelivered`: what was given up of all that waits in the queue. */
export function createUndeliveredCalls(
  store: Pick<GivenUpStore, 'list' | 'find' | 'resend' | 'discard'>,
  nameOf: (userId: number) => Promise<string>,
): OwnResource<Identity> {
  const toItem = async ({ id, kind, lane, payload, ...row }: GivenUpRow) => ({
    id: Number(id),
    channel: kind,
    what: readKind(payload),
    recipient: /^\d+$/.test(lane) ? maskAddresses((await nameOf(Number(lane))) || `#${lane}`) : '',
    waitedSince: row.waits_since.getTime(),
    failedAt: row.failed_at.getTime(),
    attempts: row.attempts,
    error: maskAddresses(row.last_error ?? '').slice(0, LONGEST_ERROR),
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

/** What a message is: `event`, `report`; what it says stays with whom it is for. */
const readKind = (payload: unknown): string => {
  const kind = (payload as { kind?: unknown } | null)?.kind;
  return typeof kind === 'string' ? kind : '';
};
