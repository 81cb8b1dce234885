import type { ForgottenHistory, HistoryBefore } from '../upstream/forgotten-history';
import {
  type Refusal,
  toRefusal,
  type UpstreamRequest,
  type UpstreamResponse,
} from '../upstream/upstream';

type Asked = Pick<UpstreamRequest, 'path' | 'query'> & { method: 'GET' | 'DELETE' };

const NOTHING: ForgottenHistory = { positions: 0, events: 0 };

/**
 * Deletes fixes of a device from before a time by the calls of a Traccar, which would delete the latest too: it and
 * what is newer is left out of the time. `ask` answers whole texts.
 */
export async function forgetHistory(
  ask: (asked: Asked) => Promise<UpstreamResponse>,
  { deviceId, before }: HistoryBefore,
): Promise<ForgottenHistory | Refusal> {
  const path = '/positions';
  const query = { deviceId: String(deviceId) };
  const latest = await ask({ method: 'GET', path, query: new URLSearchParams(query) });
  if (latest.status >= 400) return toRefusal(latest);
  const [fix] = JSON.parse(latest.body ?? '[]') as { fixTime?: string }[];
  const latestMs = Date.parse(fix?.fixTime ?? '');
  // Of a device that has no latest fix nothing can be told apart.
  if (Number.isNaN(latestMs)) return NOTHING;
  const to = new Date(Math.min(before.getTime(), latestMs) - 1).toISOString();
  const span = { ...query, from: new Date(0).toISOString(), to };
  const answer = await ask({ method: 'DELETE', path, query: new URLSearchParams(span) });
  return answer.status >= 400 ? toRefusal(answer) : { positions: null, events: 0 };
}
