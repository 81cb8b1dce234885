import { createTrackingClient } from '@rastro/sdk/client';
import type { RunCommand } from '../command';
import { say } from '../context';

export const logout: RunCommand = async (context) => {
  const profile = await context.profiles.read().catch(() => null);
  if (profile) await revoke(profile.url, profile.token);
  const existed = await context.profiles.remove();
  say(context, existed ? 'Signed out.' : 'Nobody was signed in.');
};

/** The file goes either way: a server that is gone must not keep a person signed in here. */
async function revoke(baseUrl: string, token: string): Promise<void> {
  const client = createTrackingClient({ baseUrl, auth: { kind: 'token', token } });
  await client.session.revokeToken(token).catch(() => undefined);
}
