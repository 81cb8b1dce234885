import {
  type AccessAction,
  type AccessArea,
  type AccessSubject,
  decide,
  type ErrorCode,
  findAccountRefusal,
} from '@rastro/sdk/domain';
import { readWhole } from '../../../request/read-whole';
import { translateError } from '../../../request/translate-error';
import { toRefusal, type Upstream } from '../../../upstream/upstream';
import type { Access } from '../../../ground/access/access';
import { type Identity, toUpstreamActor } from '../../../ground/identity/identity';

interface Asked {
  /** The account that is asked about, as the tracking API has it. */
  user: { id: number; disabled: boolean; expirationTime: string | null };
  action: AccessAction;
  area: AccessArea;
  subject: AccessSubject;
  device: number | undefined;
  /** Caller, who sees the account. */
  identity: Identity;
}

interface Options {
  upstream: Pick<Upstream, 'send'>;
  access: Pick<Access, 'actorSeenBy'>;
  clock: () => number;
}

/**
 * The rule by which an account may not do something; null where it may. All of it is read in the name of who asks: a
 * tracking server elsewhere answers nothing in the name of an account that never signed in here. Throws an `ApiError`
 * when nobody can tell.
 */
export async function explainAccess(
  { upstream, access, clock }: Options,
  { user, action, area, subject, device, identity }: Asked,
): Promise<ErrorCode | null> {
  const ended = findAccountRefusal(user, clock());
  if (ended !== null) return ended;
  const actor = await access.actorSeenBy(user.id, identity.userId);
  const { rule } = decide(actor, action, area, { own: true, ...subject });
  if (rule !== null || device === undefined) return rule;
  const query = new URLSearchParams({ userId: String(user.id) });
  const answer = await upstream.send(
    { method: 'GET', path: '/devices', query },
    { actor: toUpstreamActor(identity) },
  );
  const json = await readWhole(answer);
  if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: undefined });
  const seen = JSON.parse(json ?? '[]') as { id: number }[]; // a list, as the API says
  return seen.some(({ id }) => id === device) ? null : 'DEVICE_ACCESS_DENIED';
}
