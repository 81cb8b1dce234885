import { DAY_MS, MINUTE_MS } from '@rastro/sdk/domain';
import { readWhole } from '../../../request/read-whole';
import { translateError } from '../../../request/translate-error';
import { toRefusal, type Upstream } from '../../../upstream/upstream';
import type { AnsweredFix } from './evaluate-for-fix';

/** Search spans: moving devices send within minutes, parked ones within a day. */
const LOOK_BACK_MS = [10 * MINUTE_MS, DAY_MS];

/** The last fix of a device at or before a moment, read in the account's own name; undefined for none in a day. */
export async function findFix(
  upstream: Pick<Upstream, 'send'>,
  userId: number,
  { deviceId, atMs }: { deviceId: number; atMs: number },
): Promise<AnsweredFix | undefined> {
  for (const backMs of LOOK_BACK_MS) {
    const query = new URLSearchParams({
      deviceId: String(deviceId),
      from: new Date(atMs - backMs).toISOString(),
      to: new Date(atMs).toISOString(),
    });
    const answer = await upstream.send(
      { method: 'GET', path: '/positions', query, accept: 'application/json' },
      { actor: { userId } },
    );
    if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: 'devices' });
    const fixes = JSON.parse((await readWhole(answer)) || '[]') as AnsweredFix[];
    const last = fixes.reduce<AnsweredFix | undefined>(
      (latest, fix) =>
        latest && Date.parse(latest.fixTime) > Date.parse(fix.fixTime) ? latest : fix,
      undefined,
    );
    if (last) return last;
  }
  return undefined;
}
