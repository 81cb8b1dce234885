import type { FastifyRequest } from 'fastify';
import { isForeign } from '../../request/origin-rules';
import { hashSecret } from '../../db/credential-secret';
import { readBearer } from '../../request/read-bearer';
import type { SessionCookie } from '../sessions/session-cookie';
import type { FindByToken } from './find-by-token';
import { shareEnded, type ShareView, type ShareViews } from './share-views';

/** Who looks at what a link shows. Throws a 401 once it has ended. */
export type IdentifyView = (request: FastifyRequest) => Promise<ShareView>;

interface IdentifyOptions {
  views: Pick<ShareViews, 'find' | 'findByHash'>;
  cookie: SessionCookie;
  findByToken: FindByToken;
  publicUrl: string | undefined;
}

/**
 * Finds out who looks: by what the opening answered, or by the token of a link that needs no opening, as
 * `Authorization: Bearer`, which pages of other sites and programs send, or by a cookie that counts from our own
 * pages only.
 */
export const createIdentifyView =
  ({ views, cookie, findByToken, publicUrl }: IdentifyOptions): IdentifyView =>
  async (request) => {
    if (request.headers.authorization !== undefined) {
      const token = readBearer(request);
      if (token === undefined) throw shareEnded();
      const hash = hashSecret(token);
      const view = await views.findByHash(hash);
      if (view !== undefined) return view;
      // Who guesses is slowed down; who has the link has yet to open it.
      await findByToken(token, request.ip);
      throw shareEnded();
    }
    const secret = isForeign(request, publicUrl) ? undefined : cookie.read(request);
    const view = secret === undefined ? undefined : await views.find(secret);
    if (view === undefined) throw shareEnded();
    return view;
  };
