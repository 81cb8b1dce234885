import { createTrackingClient } from '@rastro/sdk/client';
import type { Context } from '../context';
import { fetchOf } from '../http/debug-fetch';

/**
 * Ends the token on the server and forgets the profile, also when the server is gone or the file
 * cannot be read. Answers whether there was one.
 */
export async function endSignIn(context: Context, name: string): Promise<boolean> {
  const { profiles } = context;
  const profile = await profiles.read(name).catch(() => null);
  if (profile) {
    const { url, token } = profile;
    const client = createTrackingClient({
      baseUrl: url,
      auth: { kind: 'token', token },
      fetch: fetchOf(context),
    });
    await client.session.revokeToken(token).catch(() => undefined);
  }
  return profiles.remove(name);
}
