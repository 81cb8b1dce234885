import { unknownTracker } from '@rastro/sdk/contract';
import { ApiError, wordsOf } from '../../../request/api-error';
import type { OwnResource } from '../../../request/own-resource';
import type { ListUnknownTrackers } from '../../../upstream/unknown-tracker';
import type { Identity } from '../../../ground/identity/identity';
import { createOwnCrud } from '../../../ground/own-resources/create-own-crud';

/** `/unknown-trackers`; there is no such thing where `list` is left out: this server takes no messages. */
export const createUnknownTrackerCalls = (
  list: ListUnknownTrackers | undefined,
): OwnResource<Identity> =>
  createOwnCrud(unknownTracker, {
    store: {
      async list({ userId }) {
        if (list === undefined) throw new ApiError(404, 'NOT_FOUND', wordsOf('NOT_FOUND'));
        return [...(await list(userId))];
      },
    },
  });
