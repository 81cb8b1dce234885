import { readWhole } from '../../../request/read-whole';
import type { Upstream } from '../../../upstream/upstream';

const PATH = '/autolink';

/** Members of the body that the gate lets through. */
interface Asked {
  uniqueId: string;
  name?: string | null;
}

/**
 * A tracking API that also adds a tracker by its code: it is named as its code unless a name is given. Whoever has it
 * already gets it as it is; what is somebody else's is refused as for any device.
 */
export const answerAutolink = (tracking: Pick<Upstream, 'send'>): Pick<Upstream, 'send'> => ({
  async send(request, context) {
    if (request.path !== PATH) return tracking.send(request, context);
    const { uniqueId: asked, name } = request.body as Asked; // as it is described
    const uniqueId = asked.trim();
    const path = '/devices';
    const query = new URLSearchParams({ uniqueId });
    const accept = 'application/json';
    const found = await tracking.send({ method: 'GET', path, query, accept }, context);
    if (found.status < 400) {
      const [known] = JSON.parse((await readWhole(found)) ?? '[]') as unknown[];
      if (known) return { status: 200, contentType: accept, body: JSON.stringify(known) };
    }
    const body = { uniqueId, name: name?.trim() || uniqueId };
    return tracking.send({ ...request, path, query: new URLSearchParams(), body }, context);
  },
});
