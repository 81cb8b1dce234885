import type { AlarmType } from '@rastro/sdk/domain';
import { isRefusal, type Upstream } from '../../../upstream/upstream';

const ALARMS: readonly AlarmType[] = ['sos', 'powerCut', 'tow', 'jamming'];

/**
 * Alarm rules of a new administrator, in the page and on every vehicle; bodies of `POST
 * /notifications`.
 */
export const DEFAULT_RULES = ALARMS.map((alarms) => ({
  type: 'alarm',
  notificators: 'web',
  always: true,
  attributes: { alarms },
}));

/** Makes them, in the administrator's name: one signed in, as a tracking server elsewhere wants it. */
export async function createDefaultRules(
  upstream: Upstream,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const answer = await upstream.signIn({ email, password }, { startsSession: true });
  if (isRefusal(answer)) return;
  for (const body of DEFAULT_RULES) {
    // A rule that is refused is none: the administrator is there, and can make others.
    await upstream.send(
      { method: 'POST', path: '/notifications', query: new URLSearchParams(), body },
      { actor: { userId: answer.userId } },
    );
  }
}
