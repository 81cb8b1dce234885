import type { FastifyRequest } from 'fastify';
import { forbidden } from '../../request/api-error';
import { isOpenToAll } from '../../request/route-access';
import type { OwnTerms } from '../access/own-terms';
import type { Identify } from './identity';

const OWN_DATA = '/api/users/:id/personal-data';

/** Refuses what a person asks for before they accepted the terms in force; nothing of what anybody may ask. */
export const askForTerms =
  (identify: Identify, terms: Pick<OwnTerms, 'isDue'>): Identify =>
  async (request) => {
    const identity = await identify(request);
    if (identity?.kind !== 'session' || isFree(request, identity.userId)) return identity;
    if (await terms.isDue(identity.session)) throw forbidden('TERMS_NOT_ACCEPTED');
    return identity;
  };

function isFree({ method, routeOptions, params }: FastifyRequest, userId: number): boolean {
  const { url = '', config } = routeOptions;
  if (isOpenToAll(config?.who) || config?.who === 'before-terms') return true;
  const { id } = (params ?? {}) as { id?: string };
  return method === 'GET' && url === OWN_DATA && id === String(userId);
}
