import type { Upstream } from '../../../upstream/upstream';

/**
 * A tracking API that also takes `POST /server/restart` (spec §7). Without `restart` there is no such call. It is answered
 * before anything stops, so that whoever asked hears that it was taken.
 */
export const answerRestart = (upstream: Upstream, restart: (() => void) | undefined): Upstream => ({
  ...upstream,
  async send(request, context) {
    if (request.method !== 'POST' || request.path !== '/server/restart') {
      return upstream.send(request, context);
    }
    if (restart === undefined) return { status: 404, body: 'No restart is configured' };
    restart();
    return { status: 204, body: null };
  },
});
