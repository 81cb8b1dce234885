import type { EmbedData } from '@rastro/sdk/domain';
import { needsData } from '@rastro/sdk/domain';
import type { FastifyRequest } from 'fastify';
import { ApiError, forbidden } from '../../request/api-error';
import { isForeign } from '../../request/origin-rules';
import { hashSecret } from '../../db/credential-secret';
import { readBearer } from '../../request/read-bearer';
import type { SessionCookie } from '../../ground/sessions/session-cookie';
import type { FindByToken } from './find-by-token';
import { shareEnded, type ShareView, type ShareViews } from './share-views';

/**
 * Identifies a viewer without an account and checks their access. `data` is the requested data;
 * left out, what all viewers may request. Throws a 401 once the view has ended, a 403 where the
 * data is not shown or not to that page.
 */
export type IdentifyView = (request: FastifyRequest, data?: EmbedData) => Promise<ShareView>;

interface IdentifyOptions {
  views: Pick<ShareViews, 'find' | 'findByHash' | 'refuseArrived'>;
  cookie: SessionCookie;
  findByToken: FindByToken;
  publicUrl: string | undefined;
  /** Origins whose pages the server lets in. */
  allowedOrigins: readonly string[];
}

/**
 * Finds out who looks: by what the opening answered, by the token of a link that needs no opening, or by that of a
 * page, as `Authorization: Bearer`, which pages of other sites and programs send, or by a cookie that counts
 * from our own pages only. The one place where viewers are told apart, and what they may ask is decided.
 */
export function createIdentifyView(options: IdentifyOptions): IdentifyView {
  const { views, cookie, findByToken, publicUrl } = options;
  const allowed = new Set(options.allowedOrigins);

  const find = async (request: FastifyRequest): Promise<ShareView> => {
    if (request.headers.authorization !== undefined) {
      const token = readBearer(request);
      if (token === undefined) throw shareEnded();
      const view = await views.findByHash(hashSecret(token));
      if (view !== undefined) return view;
      // Who guesses is slowed down; who has the link has yet to open it.
      await findByToken(token, request.ip);
      throw shareEnded();
    }
    const secret = isForeign(request, publicUrl) ? undefined : cookie.read(request);
    const view = secret === undefined ? undefined : await views.find(secret);
    if (view !== undefined) return view;
    if (secret !== undefined) await views.refuseArrived(secret);
    throw shareEnded();
  };

  return async (request, data) => {
    const view = await find(request);
    requireOrigin(request, view);
    if (view.kind === 'embed' && data && !needsData(view.embed.widgets, data)) {
      throw forbidden('HTTP_403_FORBIDDEN');
    }
    return view;
  };

  /** Pages of other sites show what their own token names them for; links, where the server lets them in. */
  function requireOrigin(request: FastifyRequest, view: ShareView): void {
    const { origin } = request.headers;
    if (origin === undefined || !isForeign(request, publicUrl)) return;
    const isAllowed =
      view.kind === 'embed' ? view.embed.origins.includes(origin) : allowed.has(origin);
    if (!isAllowed) throw foreignPage();
  }
}

/** A page of another site that may not show what the token shows. */
export const foreignPage = (): ApiError =>
  new ApiError(403, 'FOREIGN_ORIGIN', 'Pages of this address are not let in with this token.');
