import type { FastifyRequest } from 'fastify';
import { notFound } from '../../request/error-answer';
import { translateError } from '../../request/translate-error';
import { toRefusal, type Upstream } from '../../upstream/upstream';
import type { Access } from '../access/access';
import { type Identity, toUpstreamActor } from './identity';

/** Members of an account that decide what may be done to it. */
export interface ReadAccount {
  id: number;
  name: string;
  administrator: boolean;
  disabled: boolean;
  expirationTime: string | null;
}

/** Reads an account that whoever asks sees; of others it says that there are none. Throws an `ApiError`. */
export const createReadAccount =
  ({ upstream, access }: { upstream: Pick<Upstream, 'send'>; access: Pick<Access, 'require'> }) =>
  async (request: FastifyRequest, identity: Identity, given: string): Promise<ReadAccount> => {
    const id = Number(given);
    if (!/^\d{1,15}$/.test(given) || id < 1) throw notFound(request);
    await access.require(identity.userId, 'read', 'users', { isSelf: id === identity.userId });
    const answer = await upstream.send(
      { method: 'GET', path: `/users/${id}`, query: new URLSearchParams() },
      { actor: toUpstreamActor(identity) },
    );
    if (answer.status < 400) return JSON.parse(answer.body ?? '{}') as ReadAccount;
    throw translateError(toRefusal(answer), { entity: 'User' });
  };
