import { device } from '@rastro/sdk/contract';
import { decide } from '@rastro/sdk/domain';
import { ApiError } from '../../request/api-error';
import { translateError } from '../../request/translate-error';
import { toRefusal, type Upstream } from '../../upstream/upstream';
import type { Access } from '../../ground/access/access';
import { createServiceAsk, readSideOf, toHeld } from '../../ground/holders/read-holders';
import type { StoredConsent } from './consent-store';

interface ManagersOptions {
  upstream: Pick<Upstream, 'send' | 'readForService'>;
  access: Pick<Access, 'actorOf'>;
}

const DEVICE = toHeld(device);

/**
 * Finds the accounts that look after the vehicle of a consent: the requester, or, once they may no
 * longer see or change it, the vehicle's own accounts. Throws an `ApiError` when that cannot be
 * determined.
 */
export function createManagersOf({ upstream, access }: ManagersOptions) {
  const manages = async (userId: number, deviceId: number): Promise<boolean> => {
    const call = { method: 'GET', path: `/devices/${deviceId}`, query: new URLSearchParams() };
    const seen = await upstream.send(call, { actor: { userId } });
    if (seen.status >= 500) throw translateError(toRefusal(seen), { entity: 'Device' });
    if (seen.status >= 400) return false;
    try {
      return decide(await access.actorOf(userId), 'create', 'consents').allowed;
    } catch (error) {
      // An account that is gone, or locked, looks after nothing.
      if (error instanceof ApiError && error.status < 500) return false;
      throw error;
    }
  };

  return async ({ userId, deviceId }: StoredConsent): Promise<readonly number[]> => {
    if (await manages(userId, deviceId)) return [userId];
    const ask = createServiceAsk(upstream);
    const owners = ask ? await readSideOf(ask, 'userId', DEVICE, deviceId, async () => []) : [];
    const found: number[] = [];
    for (const id of owners) if (await manages(id, deviceId)) found.push(id);
    return found;
  };
}
