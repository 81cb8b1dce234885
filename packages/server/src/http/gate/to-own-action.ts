import type { RecordedAction } from '../../upstream/recorded-action';
import type { UpstreamResponse } from '../../upstream/upstream';
import type { GateRow } from './gate-row';
import type { RowMatch } from './match-row';

const TYPES = { POST: 'create', PUT: 'edit', PATCH: 'edit', DELETE: 'remove' } as const;

/**
 * Returns the action of a call on a resource kept by the product; null for reads and for all other
 * resources.
 */
export function toOwnAction(
  { row: { method, entity, template }, id }: RowMatch<GateRow>,
  { body }: UpstreamResponse,
  own: Readonly<Record<string, unknown>>,
): Omit<RecordedAction, 'userId' | 'address'> | null {
  if (method === 'GET' || entity === undefined || !Object.hasOwn(own, entity)) return null;
  const objectType = entity.charAt(0).toLowerCase() + entity.slice(1);
  // As in `/stops/{id}/override`.
  const [, call] = /\{\w+\}\/([\w-]+)$/.exec(template) ?? [];
  const objectId = id ?? readId(body);
  if (call !== undefined) return { type: 'edit', objectType, objectId, attributes: { call } };
  return { type: TYPES[method], objectType, objectId };
}

function readId(body: UpstreamResponse['body']): number {
  if (typeof body !== 'string') return 0;
  const { id } = JSON.parse(body) as { id?: unknown };
  return typeof id === 'number' ? id : 0;
}
