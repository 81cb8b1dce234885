import type { FastifyRequest } from 'fastify';
import { forbidden } from '../../request/api-error';
import type { OwnTerms } from '../access/own-terms';
import type { Identify } from './identity';

/** Calls that the page of the terms needs, and the ways out of it. */
const FREE: ReadonlySet<string> = new Set([
  'GET /api/session',
  'DELETE /api/session',
  'GET /api/session/status',
  'GET /api/session/terms',
  'POST /api/session/terms',
]);

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
  if (config?.call?.isPublic || FREE.has(`${method} ${url}`)) return true;
  const { id } = (params ?? {}) as { id?: string };
  return method === 'GET' && url === OWN_DATA && id === String(userId);
}
