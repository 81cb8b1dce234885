import { pushDevice } from '@rastro/sdk/contract';
import { ApiError, forbidden, wordsOf } from '../../../request/api-error';
import { refuseField } from '../../../request/refuse-field';
import type { OwnResource } from '../../../request/own-resource';
import type { Push } from '../../../push/push';
import type { PushDevice } from '../../../push/push-devices';
import { readPushAddress } from '../../../push/read-push-address';
import type { Identity } from '../../../ground/identity/identity';
import { createOwnCrud } from '../../../ground/own-resources/create-own-crud';

const sessionOf = (identity: Identity) =>
  identity.kind === 'session' ? identity.session : undefined;

/** `/push-devices`: each account its own browsers; none where nothing is sent to browsers. */
export const createPushDeviceCalls = (
  push: Pick<Push, 'devices' | 'readKeys'> | undefined,
): OwnResource<Identity> =>
  createOwnCrud(pushDevice, {
    store: {
      list: async ({ userId }) => (await push?.devices.list(userId)) ?? [],
      create: (_who, { devices, session, address }) => devices.put(session.id, address),
      delete: async ({ userId }, id) => (await push?.devices.end(userId, id)) ?? false,
    },
    check(body, who) {
      if (!push) throw new ApiError(404, 'NOT_FOUND', wordsOf('NOT_FOUND'));
      const session = sessionOf(who);
      // It ends with the session that it belongs to; who looks at the demo, or in for somebody else, is nobody to be told.
      if (session === undefined || ['demo', 'entered'].includes(session.startedBy)) {
        throw forbidden('HTTP_403_FORBIDDEN');
      }
      const address = readPushAddress(body as unknown as Parameters<typeof readPushAddress>[0]); // as described
      if (typeof address === 'string') {
        throw refuseField(address, 'refusal.push');
      }
      return { devices: push.devices, session, address };
    },
    answer: ({ sessionId, userAgent, ...device }: PushDevice, who) => ({
      ...device,
      name: userAgent,
      isThis: sessionId === sessionOf(who)?.id,
    }),
    calls: { key: async () => ({ key: (await push?.readKeys())?.publicKey ?? null }) },
  });
