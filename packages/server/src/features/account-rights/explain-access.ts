import {
  type AccessAction,
  type AccessArea,
  decide,
  type ErrorCode,
  findAccountRefusal,
} from '@rastro/sdk/domain';
import type { Upstream } from '../../upstream/upstream';
import type { Access } from '../access/access';

interface Asked {
  /** The account that is asked about, as the tracking API has it. */
  user: { id: number; disabled: boolean; expirationTime: string | null };
  action: AccessAction;
  area: AccessArea;
  device: number | undefined;
}

interface Options {
  upstream: Pick<Upstream, 'send'>;
  access: Pick<Access, 'actorOf'>;
  clock: () => number;
}

/**
 * The rule by which an account may not do something; null where it may. Which devices it sees is asked of the
 * tracking API in its name. Throws an `ApiError` when nobody can tell.
 */
export async function explainAccess(
  { upstream, access, clock }: Options,
  { user, action, area, device }: Asked,
): Promise<ErrorCode | null> {
  const ended = findAccountRefusal(user, clock());
  if (ended !== null) return ended;
  const actor = await access.actorOf(user.id);
  const isSelf = area === 'users' ? { isSelf: false } : {};
  const { rule } = decide(actor, action, area, { own: true, ...isSelf });
  if (rule !== null || device === undefined) return rule;
  const { status } = await upstream.send(
    { method: 'GET', path: `/devices/${device}`, query: new URLSearchParams() },
    { actor: { userId: user.id } },
  );
  return status < 400 ? null : 'DEVICE_ACCESS_DENIED';
}
