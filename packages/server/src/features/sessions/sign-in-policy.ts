import { readSignInSettings, SECOND_MS, type SignInSettings } from '@rastro/sdk/domain';
import type { Upstream } from '../../upstream/upstream';

/** What the server demands of those who sign in, as some account may read it. */
export type ReadSignInPolicy = (userId: number) => Promise<SignInSettings>;

/** What another server of the same database was told holds here after this at the latest. */
const BELIEVED_MS = 5 * SECOND_MS;

/**
 * The settings of signing in, read in an account's own name. A tracking API that is away leaves the last that was
 * known: it lets nobody do anything anyway.
 */
export function createSignInPolicy({
  upstream,
  prefix,
  clock,
}: {
  upstream: Pick<Upstream, 'send'>;
  prefix: string;
  clock: () => number;
}): ReadSignInPolicy {
  let known = readSignInSettings({ attributes: {} }, prefix);
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  const read = async (userId: number): Promise<void> => {
    const answer = await upstream.send(
      { method: 'GET', path: '/server', query: new URLSearchParams() },
      { actor: { userId } },
    );
    if (answer.status >= 400) return;
    const { attributes } = JSON.parse(answer.body ?? '{}') as {
      attributes?: Record<string, unknown>;
    };
    known = readSignInSettings({ attributes: attributes ?? {} }, prefix);
    readAt = clock();
  };
  return async (userId) => {
    if (clock() - readAt < BELIEVED_MS) return known;
    reading ??= read(userId)
      .catch(() => undefined)
      .finally(() => (reading = undefined));
    await reading;
    return known;
  };
}
