import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../request/api-error';
import type { CallRow } from '../gate/gate-row';
import { createRowMatcher } from '../gate/match-row';
import { parseTarget } from '../gate/parse-target';
import { checkOrigin, isForeign } from '../../request/origin-rules';
import { readBearer } from '../../request/read-bearer';
import { PUBLIC_PATHS } from './open-routes';

interface CrossOriginOptions {
  /** Exact origins whose pages are let in. */
  allowedOrigins: readonly string[];
  publicUrl: string | undefined;
  routes: readonly CallRow[];
  /** Base path of the brand's files: its pictures and base maps, which anybody may read. */
  brandBase: string;
}

const ALLOWED_HEADERS = 'authorization, content-type, accept';
/** Browsers keep the answer to a preflight for two hours at most. */
const PREFLIGHT_SECONDS = '7200';

/**
 * Looks where each request comes from. Pages of allowed sites may call the API with a token; a cookie
 * never counts for them. Answers true when the request was a preflight and is answered. Throws a 403.
 */
export function createCrossOrigin(options: CrossOriginOptions) {
  const { allowedOrigins, publicUrl, routes, brandBase } = options;
  const allowed = new Set(allowedOrigins);
  const matchRow = createRowMatcher(routes);

  const isOpen = (request: FastifyRequest): boolean => {
    const path = parseTarget(request.raw.url ?? '')?.path;
    return path !== undefined && 'match' in matchRow(request.method, path);
  };
  const isBrandFile = ({ method, url }: FastifyRequest): boolean =>
    method === 'GET' && url.startsWith(brandBase);
  const hasRight = (request: FastifyRequest): boolean =>
    PUBLIC_PATHS.has(request.url) || readBearer(request) !== undefined;

  const answerPreflight = (request: FastifyRequest, reply: FastifyReply, origin: string): void => {
    const asked = request.headers['access-control-request-headers'] ?? '';
    const path = parseTarget(request.raw.url ?? '')?.path ?? '';
    if (!allowed.has(origin) && !isOfViewers(path)) {
      throw refusal('Pages of this address are not let in. --allow-origin names those that are.');
    }
    if (!/(^|,)\s*authorization\s*(,|$)/i.test(String(asked))) {
      throw refusal('Pages of other addresses need a token as Authorization: Bearer.');
    }
    const answer = matchRow('OPTIONS', path);
    const methods = 'allowedMethods' in answer ? answer.allowedMethods : [];
    if (methods.length === 0) throw refusal('Pages of other addresses cannot call this.');
    void reply
      .code(204)
      .headers({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': methods.join(', '),
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': PREFLIGHT_SECONDS,
      })
      .send();
  };

  return {
    /** Checks whether pages of an origin are allowed. */
    isAllowed: (origin: string): boolean => allowed.has(origin),
    admit(request: FastifyRequest, reply: FastifyReply): boolean {
      if (
        request.url.startsWith('/api/shared/') ||
        (allowed.size > 0 && request.url.startsWith('/api'))
      )
        void reply.header('vary', 'origin');
      const { origin } = request.headers;
      if (origin === undefined || !isForeign(request, publicUrl)) {
        checkOrigin(request, publicUrl);
        return false;
      }
      if (request.method === 'OPTIONS' && 'access-control-request-method' in request.headers) {
        answerPreflight(request, reply, origin);
        return true;
      }
      if (allowed.has(origin) && isBrandFile(request)) {
        void reply.headers({
          'access-control-allow-origin': origin,
          'cross-origin-resource-policy': 'cross-origin',
          vary: 'origin',
        });
      } else if (
        (allowed.has(origin) || isOfViewers(pathOf(request))) &&
        isOpen(request) &&
        hasRight(request)
      ) {
        void reply.header('access-control-allow-origin', origin);
      } else {
        checkOrigin(request, publicUrl);
      }
      return false;
    },
  };
}

const pathOf = (request: FastifyRequest): string => parseTarget(request.raw.url ?? '')?.path ?? '';

/**
 * Checks for a path of viewers without an account, whose token says which pages may show it:
 * without cookies, and checked again where viewers are identified.
 */
const isOfViewers = (path: string): boolean => path.startsWith('/shared/');

/** Check of the origins of requests. */
export type CrossOrigin = ReturnType<typeof createCrossOrigin>;

const refusal = (message: string): ApiError => new ApiError(403, 'FOREIGN_ORIGIN', message);
