import type { Upstream } from '../../../upstream/upstream';
import { createServiceAsk } from '../../../ground/holders/read-holders';

/** Lists the times of the latest fixes in a tracking API; empty where it cannot be queried. */
export async function listFixTimes(upstream: Pick<Upstream, 'readForService'>): Promise<number[]> {
  const answer = await createServiceAsk(upstream)?.('/positions', {});
  if (!answer || answer.fault || answer.status >= 400) return [];
  const fixes = JSON.parse(answer.body ?? '[]') as { fixTime: string }[]; // as the tracking API says
  return fixes.map(({ fixTime }) => Date.parse(fixTime));
}
