import type { Unit } from '../../db/database';
import type { MergeChange } from '../../upstream/upstream';
import { readId } from '../common/query-values';
import { SERVER } from '../entities/entities';
import { lockEntity } from '../../entities/entity-store';
import { LINKED_ENTITIES } from '../entities/links';
import type { Handler } from '../requests/request-context';
import { findCall, type FoundCall } from './find-call';

const ENTITIES = new Map(
  [...Object.values(LINKED_ENTITIES), SERVER].map((entity) => [`/${entity.path}`, entity]),
);

/** There is one row of what has no id in its path. */
const ONLY_ROW = 1;

const lockRow = async (unit: Unit, path: string, id: string | undefined): Promise<void> => {
  const entity = ENTITIES.get(id === undefined ? path : path.slice(0, path.lastIndexOf('/')));
  if (entity) await lockEntity(unit, entity, id === undefined ? ONLY_ROW : readId(id));
};

/**
 * The change of one object as one call: its row is locked, read as the caller sees it, and replaced by
 * what `merge` makes of it, all in one transaction. Undefined for a path that cannot be replaced.
 */
export const findChange = (path: string, merge: MergeChange): FoundCall | undefined => {
  const [read, replace] = [findCall('GET', path), findCall('PUT', path)];
  if (typeof read === 'string' || typeof replace === 'string' || !read || !replace)
    return undefined;
  const handler: Handler = async (context) => {
    await lockRow(context.unit, path, replace.params['id']);
    const stored = await read.call.handler(context);
    if (stored.status >= 400 || stored.body === null) return stored;
    const body = merge(JSON.parse(stored.body) as Record<string, unknown>);
    return replace.call.handler({ ...context, request: { ...context.request, body } });
  };
  // Not in one transaction with another change: a lock keeps out only those of others.
  return { ...replace, call: { ...replace.call, handler, shared: false } };
};
