import { ApiError, forbidden, wordsOf } from '../../request/api-error';
import type { OwnResource } from '../../request/own-resource';
import type { Push } from '../../push/push';
import type { PushDevice } from '../../push/push-devices';
import { readPushAddress } from '../../push/read-push-address';
import type { UpstreamResponse } from '../../upstream/upstream';
import type { Identity } from '../identity/identity';

/** `/push-devices`: each account its own browsers. */
export function createPushDeviceCalls(
  push: Pick<Push, 'devices' | 'readKeys'> | undefined,
): OwnResource<Identity> {
  if (push === undefined) return NONE;
  const { devices, readKeys } = push;
  return {
    async send({ method, path, body }, identity) {
      const { userId } = identity;
      const session = identity.kind === 'session' ? identity.session : undefined;
      if (path === '/push-devices/key') return json({ key: (await readKeys()).publicKey });
      if (method === 'GET') {
        return json((await devices.list(userId)).map((device) => toAnswer(device, session?.id)));
      }
      if (method === 'POST') {
        // It ends with the session that it belongs to; who looks at the demo is nobody to be told.
        if (session === undefined || session.startedBy === 'demo') {
          throw forbidden('HTTP_403_FORBIDDEN');
        }
        const address = readPushAddress(body as Parameters<typeof readPushAddress>[0]); // the gate takes objects only
        if (typeof address === 'string') {
          const words = 'This is not what a browser gives that takes messages.';
          throw new ApiError(422, 'FIELD_INVALID', words, { field: address });
        }
        return json(toAnswer(await devices.put(session.id, address), session.id));
      }
      if (!(await devices.end(userId, Number(path.split('/')[2])))) throw gone();
      return { status: 204, body: null };
    },
    change() {
      throw gone();
    },
  };
}

/** Where nothing is sent to browsers, nobody asks for it. */
const NONE: OwnResource<Identity> = {
  async send({ method, path }) {
    if (path === '/push-devices/key') return json({ key: null });
    if (method === 'GET') return json([]);
    throw gone();
  },
  change() {
    throw gone();
  },
};

const gone = (): ApiError => new ApiError(404, 'NOT_FOUND', wordsOf('NOT_FOUND'));

const json = (value: unknown): UpstreamResponse => ({ status: 200, body: JSON.stringify(value) });

const toIso = (timeMs: number | null): string | null =>
  timeMs === null ? null : new Date(timeMs).toISOString();

const toAnswer = (device: PushDevice, sessionId: number | undefined): Record<string, unknown> => ({
  id: device.id,
  name: device.userAgent,
  isThis: device.sessionId === sessionId,
  createdAt: toIso(device.createdAt),
  lastSentAt: toIso(device.lastSentAt),
  endsAt: toIso(device.endsAt),
});
