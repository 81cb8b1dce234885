import { readDeviceLimit } from '@rastro/sdk/domain';
import { readWhole } from '../../../request/read-whole';
import type { Upstream } from '../../../upstream/upstream';

/**
 * A tracking API that makes no more devices than the server's attribute `{prefix}.deviceLimit` allows, whoever asks
 * (spec §5), nor than the licence of a tracking server elsewhere. The limit is read anew each time: who raises it need not wait.
 */
export const limitDevices = (upstream: Upstream, prefix: string): Upstream => ({
  ...upstream,
  async send(request, context) {
    if (request.method !== 'POST' || request.path !== '/devices') {
      return upstream.send(request, context);
    }
    const call = { method: 'GET', path: '/server', query: new URLSearchParams() };
    const answer = await upstream.send(call, context);
    if (answer.status >= 400) return answer;
    const server = JSON.parse((await readWhole(answer)) ?? '{}') as {
      attributes?: Record<string, unknown>;
    };
    const maxDevices = readDeviceLimit(server, prefix, answer.headers?.['devicelimit']);
    return upstream.send(request, maxDevices === null ? context : { ...context, maxDevices });
  },
});
