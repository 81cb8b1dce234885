import { deletedDevice } from '@rastro/sdk/contract';
import { readDeletedDevice, readDeviceLimit, toRestoredDevice } from '@rastro/sdk/domain';
import { ApiError, wordsOf } from '../../../request/api-error';
import type { OwnResource } from '../../../request/own-resource';
import { readWhole } from '../../../request/read-whole';
import { translateError } from '../../../request/translate-error';
import { toRefusal, type Upstream, type UpstreamResponse } from '../../../upstream/upstream';
import { type Identity, toUpstreamActor } from '../../../ground/identity/identity';
import { createOwnCrud } from '../../../ground/own-resources/create-own-crud';
import type { DeletedStore } from './deleted-store';

interface Device {
  id: number;
  name: string;
  uniqueId: string;
  groupId: number;
  attributes?: Record<string, unknown>;
}

interface CallOptions {
  upstream: Pick<Upstream, 'send' | 'change'>;
  store: Pick<DeletedStore, 'remove'>;
  /** A device is gone for good. */
  onEnded: (deviceId: number) => Promise<void>;
  prefix: string;
}

/** `/deleted-devices`: those that the account would see, were they not deleted. */
export function createDeletedDeviceCalls({
  upstream,
  store,
  onEnded,
  prefix,
}: CallOptions): OwnResource<Identity> {
  const contextOf = (who: Identity) => ({ actor: toUpstreamActor(who), showsDeleted: true });
  const admit = (answer: UpstreamResponse): UpstreamResponse => {
    if (answer.status < 400) return answer;
    throw translateError(toRefusal(answer), { entity: 'Device' });
  };
  const send = async (who: Identity, line: string): Promise<unknown> => {
    const [method = 'GET', target = ''] = line.split(' ');
    const [path = '', search] = target.split('?');
    const call = { method, path, query: new URLSearchParams(search), accept: 'application/json' };
    const text = await readWhole(admit(await upstream.send(call, contextOf(who))));
    return text ? JSON.parse(text) : null;
  };
  const toItem = ({ id, name, groupId, ...device }: Device) => {
    const was = readDeletedDevice(device, prefix);
    return was && { id, name, groupId, uniqueId: was.uniqueId, deletedAt: was.deletedAtMs };
  };
  const list = async (who: Identity) =>
    ((await send(who, 'GET /devices?all=true')) as Device[]).flatMap((one) => toItem(one) ?? []);
  const find = async (who: Identity, id: number) =>
    (await list(who)).find((device) => device.id === id);

  return createOwnCrud(deletedDevice, {
    store: {
      list: async (who) =>
        (await list(who)).sort((a, b) => (b.deletedAt ?? 0) - (a.deletedAt ?? 0)),
      find,
      async delete(who, id) {
        if (!(await find(who, id))) return false;
        await send(who, `DELETE /devices/${id}`);
        await store.remove([id]);
        await onEnded(id);
        return true;
      },
    },
    calls: {
      async restore({ who, item: { id } }) {
        const server = (await send(who, 'GET /server')) as Parameters<typeof readDeviceLimit>[0];
        const maxDevices = readDeviceLimit(server, prefix);
        const context = { ...contextOf(who), ...(maxDevices !== null && { maxDevices }) };
        const answer = await upstream.change(
          `/devices/${id}`,
          (stored) => ({ ...toRestoredDevice(stored as unknown as Device, prefix) }),
          context,
        );
        try {
          admit(answer);
        } catch (error) {
          if (!(error instanceof ApiError && error.code === 'ALREADY_EXISTS')) throw error;
          const code = 'DEVICE_REGISTERED_ANEW';
          throw new ApiError(409, code, wordsOf(code), { field: 'uniqueId' });
        }
        await store.remove([id]);
      },
    },
  });
}
