import { isTrackingError, type RequestOptions } from '@rastro/sdk/client';
import type { DraftInput } from '@rastro/sdk/domain';
import type { Entity, EntityCalls } from '../entity';

const METHOD_NOT_ALLOWED = 405;

/** Writes only what changes, so that what others change meanwhile stays; a Traccar takes only the whole. */
export async function writeChanges(
  { patch, update }: EntityCalls,
  id: number,
  { changes, input }: { changes: DraftInput; input: DraftInput },
  options?: RequestOptions,
): Promise<Entity> {
  try {
    return await patch(id, changes, options);
  } catch (error) {
    if (!isTrackingError(error) || error.status !== METHOD_NOT_ALLOWED) throw error;
    return update({ ...input, id }, options);
  }
}
