import { ApiError, wordsOf } from '../../request/api-error';
import type { OwnResource } from '../../request/own-resource';
import type { UnknownTracker } from '../../upstream/unknown-tracker';

const gone = (): ApiError => new ApiError(404, 'NOT_FOUND', wordsOf('NOT_FOUND'));

/** `/unknown-trackers`; there is no such thing where `list` is left out: this server takes no messages. */
export const createUnknownTrackerCalls = (
  list: (() => readonly UnknownTracker[]) | undefined,
): OwnResource<unknown> => ({
  async send() {
    if (list === undefined) throw gone();
    return { status: 200, body: JSON.stringify(list()) };
  },
  change() {
    throw gone();
  },
});
