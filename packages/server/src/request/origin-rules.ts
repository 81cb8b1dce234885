import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True for an origin that people use this server at: the public address, or the requested host. */
function isOwnOrigin(
  origin: string,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  publicUrl: string | undefined,
): boolean {
  return origin === publicUrl || origin === `${protocol}://${host}`;
}

/** True when a page of another site sent the request; its cookies are then ignored. */
export function isForeign(
  request: Pick<FastifyRequest, 'protocol' | 'host' | 'headers'>,
  publicUrl: string | undefined,
): boolean {
  const { origin } = request.headers;
  return origin !== undefined && !isOwnOrigin(origin, request, publicUrl);
}

/**
 * Keeps other sites from acting with a visitor's cookie: a state change needs our
 * own `Origin`; without one, `Sec-Fetch-Site: same-origin`; without both, no cookie. Throws a 403.
 */
export function checkOrigin(request: FastifyRequest, publicUrl: string | undefined): void {
  if (SAFE_METHODS.has(request.method)) return;
  const { origin, cookie } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isAllowed =
    origin === undefined
      ? site === undefined
        ? cookie === undefined
        : site === 'same-origin' || site === 'none'
      : isOwnOrigin(origin, request, publicUrl);
  if (!isAllowed) {
    throw new ApiError(
      403,
      'FOREIGN_ORIGIN',
      'This call must come from the address of this server.',
    );
  }
}
