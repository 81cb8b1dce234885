import { isReadLogged, SECOND_MS } from '@rastro/sdk/domain';
import { readWhole } from '../../request/read-whole';
import type { Upstream } from '../../upstream/upstream';

/** Whether reads are written down, as some account may read it. */
export type ReadSwitch = (userId: number) => Promise<boolean>;

/** What was switched at another server of the same database holds here after this at the latest. */
const BELIEVED_MS = 5 * SECOND_MS;

/** A tracking API that is away leaves what was known: it shows nobody a position meanwhile. */
export function createReadSwitch({
  upstream,
  prefix,
  clock,
}: {
  upstream: Pick<Upstream, 'send'>;
  prefix: string;
  clock: () => number;
}): ReadSwitch {
  let isOn = false;
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  const read = async (userId: number): Promise<void> => {
    const call = { method: 'GET', path: '/server', query: new URLSearchParams() };
    const answer = await upstream.send(call, { actor: { userId } });
    if (answer.status >= 400) return;
    isOn = isReadLogged(JSON.parse((await readWhole(answer)) ?? '{}'), prefix);
    readAt = clock();
  };
  return async (userId) => {
    if (clock() - readAt < BELIEVED_MS) return isOn;
    reading ??= read(userId)
      .catch(() => undefined)
      .finally(() => (reading = undefined));
    await reading;
    return isOn;
  };
}
