import type { FastifyRequest } from 'fastify';
import { isForeign } from '../../request/origin-rules';
import type { SessionCookie } from '../sessions/session-cookie';
import { shareEnded, type ShareView, type ShareViews } from './share-views';

/** Who looks at what a link shows. Throws a 401 once it has ended. */
export type IdentifyView = (request: FastifyRequest) => Promise<ShareView>;

interface IdentifyOptions {
  views: Pick<ShareViews, 'find'>;
  cookie: SessionCookie;
  publicUrl: string | undefined;
}

/** Finds out who looks, by a cookie that counts from our own pages only. */
export const createIdentifyView =
  ({ views, cookie, publicUrl }: IdentifyOptions): IdentifyView =>
  async (request) => {
    const secret = isForeign(request, publicUrl) ? undefined : cookie.read(request);
    const view = secret === undefined ? undefined : await views.find(secret);
    if (view === undefined) throw shareEnded();
    return view;
  };
