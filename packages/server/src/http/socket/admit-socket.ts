import type { FastifyRequest } from 'fastify';
import type { SessionsService } from '../../ground/sessions/sessions.service';
import type { SocketTickets } from '../../areas/access/socket-tickets/socket-tickets';
import type { OwnTerms } from '../../ground/access/own-terms';
import type { TokensService } from '../../ground/credentials/tokens.service';
import type { Upstream } from '../../upstream/upstream';
import { ApiError, unauthorized } from '../../request/api-error';
import type { CrossOrigin } from '../cross-origin/cross-origin';
import type { EnteredSessions } from '../../ground/identity/entered-sessions';
import type { Identify, Identity } from '../../ground/identity/identity';
import { isForeign } from '../../request/origin-rules';
import { isStillGood } from './is-still-good';

/** Sources for deciding who may open a socket. */
export interface AdmitOptions {
  upstream: Upstream;
  sessions: SessionsService;
  tokens: TokensService;
  terms: Pick<OwnTerms, 'isDue'>;
  entered: Pick<EnteredSessions, 'isAllowed'>;
  tickets: SocketTickets;
  identify: Identify;
  crossOrigin: Pick<CrossOrigin, 'isAllowed'>;
  publicUrl: string | undefined;
}

/** A request for a socket. */
export type SocketRequest = FastifyRequest<{ Querystring: { ticket?: unknown; first?: unknown } }>;

/**
 * Returns the identity that opens a socket: our own pages with a cookie, a program with
 * `Authorization`, and with a ticket our own pages, those of allowed sites, and programs. Throws a
 * 401 or 403.
 */
export async function admitSocket(
  request: SocketRequest,
  options: AdmitOptions,
): Promise<Identity> {
  const { identify, tickets, crossOrigin, publicUrl } = options;
  const { ticket } = request.query;
  const { origin, authorization } = request.headers;
  const isOwn = origin !== undefined && !isForeign(request, publicUrl);
  const isAdmitted =
    typeof ticket === 'string'
      ? isOwn || origin === undefined || crossOrigin.isAllowed(origin)
      : isOwn || authorization !== undefined;
  if (!isAdmitted) {
    throw new ApiError(
      403,
      'FOREIGN_ORIGIN',
      'The socket opens from pages of this server, and with a ticket from pages of allowed addresses.',
    );
  }
  if (typeof ticket !== 'string') {
    const identity = await identify(request);
    if (identity === undefined) throw unauthorized();
    return identity;
  }
  const identity = tickets.redeem(ticket);
  if (identity === undefined || !(await isStillGood(identity, options))) {
    throw unauthorized(
      'The ticket was used, has expired, or its account is closed. Get a new one.',
    );
  }
  return identity;
}
