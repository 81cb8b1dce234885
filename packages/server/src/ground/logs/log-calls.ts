import { logEntry } from '@rastro/sdk/contract';
import { LOG_KINDS } from '@rastro/sdk/domain';
import { ApiError } from '../../request/api-error';
import type { OwnResource } from '../../request/own-resource';
import type { Identity } from '../identity/identity';
import { createOwnCrud } from '../own-resources/create-own-crud';
import type { LogFilter, LogStore } from './log-store';

const DEFAULT_ROWS = 100;
const MAX_ROWS = 1_000;

/** `/server/logs`, `/devices/{id}/logs` and `/users/{id}/logs`. */
export function createLogCalls(store: Pick<LogStore, 'list'>): OwnResource<Identity> {
  return createOwnCrud(logEntry, {
    store: { list: (_who, query) => store.list(readFilter(query)) },
    calls: {
      ofDevice: ({ id, query }) => store.list({ ...readFilter(query), deviceId: id }),
      ofUser: ({ id, query }) => store.list({ ...readFilter(query), ofUserId: id }),
    },
  });
}

/** Reads the filter from a query; the gate has checked the types of its values. */
function readFilter(query: URLSearchParams | undefined): LogFilter {
  const text = (name: string): string | undefined => query?.get(name)?.trim() || undefined;
  const number = (name: string): number | undefined => {
    const value = text(name);
    return value === undefined ? undefined : Number(value);
  };
  const moment = (name: string): number | undefined => {
    const value = text(name);
    return value === undefined ? undefined : Date.parse(value);
  };
  const kind = LOG_KINDS.find((one) => one === text('kind'));
  if (text('kind') !== undefined && kind === undefined) {
    const words = `The query parameter kind is ${LOG_KINDS.join(' or ')}; left out, both are listed.`;
    throw new ApiError(400, 'QUERY_INVALID', words, { field: 'kind' });
  }
  return {
    kind,
    fromMs: moment('from'),
    toMs: moment('to'),
    userId: number('userId'),
    deviceId: number('deviceId'),
    objectId: number('objectId'),
    before: number('before'),
    action: text('action'),
    objectType: text('objectType'),
    outcome: text('outcome'),
    keyword: text('keyword'),
    limit: Math.min(Math.max(1, number('limit') ?? DEFAULT_ROWS), MAX_ROWS),
  };
}
