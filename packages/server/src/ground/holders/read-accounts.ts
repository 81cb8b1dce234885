import { ApiError } from '../../request/api-error';
import { translateError } from '../../request/translate-error';
import { toRefusal, type Upstream } from '../../upstream/upstream';
import { readWhole } from '../../request/read-whole';
import type { Ask } from './read-holders';

/** An account of a tracking API, as its own account for services reads it. */
export interface ServiceAccount {
  id: number;
  name?: string;
  email?: string;
  phone?: string | null;
  disabled?: boolean;
  administrator?: boolean;
  temporary?: boolean;
  limitCommands?: boolean;
  expirationTime?: string | null;
  attributes?: Record<string, unknown>;
}

/** An account; undefined for one that is gone. Throws where that cannot be found out now. */
export async function readAccount(ask: Ask, userId: number): Promise<ServiceAccount | undefined> {
  const answer = await ask(`/users/${userId}`, {});
  if (answer.fault === undefined && answer.status === 404) return undefined;
  if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: 'User' });
  return JSON.parse(answer.body ?? '{}') as ServiceAccount; // as the tracking API says
}

/** Checks whether the account is still in use. */
export const isLive = ({ disabled, expirationTime }: ServiceAccount, nowMs: number): boolean =>
  disabled !== true && !(expirationTime && Date.parse(expirationTime) <= nowMs);

/** Checks whether an account sees a device. Throws where that cannot be determined now. */
export async function seesDevice(
  upstream: Pick<Upstream, 'send'>,
  userId: number,
  deviceId: number,
): Promise<boolean> {
  const query = new URLSearchParams({ id: String(deviceId) });
  const asked = { method: 'GET', path: '/devices', query, accept: 'application/json' };
  const answer = await upstream.send(asked, { actor: { userId } });
  if (answer.status >= 400) {
    const error = translateError(toRefusal(answer), { entity: undefined });
    if (error instanceof ApiError && error.status < 500) return false;
    throw error;
  }
  const devices: unknown = JSON.parse((await readWhole(answer)) ?? '[]');
  return Array.isArray(devices) && devices.length > 0;
}
