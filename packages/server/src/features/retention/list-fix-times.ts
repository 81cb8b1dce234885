import type { Upstream } from '../../upstream/upstream';
import { createServiceAsk } from '../holders/read-holders';

/** When the latest fixes were made that a tracking API knows; none where it cannot be asked. */
export async function listFixTimes(upstream: Pick<Upstream, 'readForService'>): Promise<number[]> {
  const answer = await createServiceAsk(upstream)?.('/positions', {});
  if (!answer || answer.fault || answer.status >= 400) return [];
  const fixes = JSON.parse(answer.body ?? '[]') as { fixTime: string }[]; // as the tracking API says
  return fixes.map(({ fixTime }) => Date.parse(fixTime));
}
