import { createTrackingClient } from '@rastro/sdk/client';
import type { RunCommand } from '../command';
import { say } from '../context';
import { createCookieFetch } from '../cookie-fetch';
import { parseServerUrl } from '../parse-server-url';
import { readPassword } from '../read-password';

/** A token outlives the session it was made from; the password is kept nowhere. */
const tokenLifetimeMs = 90 * 24 * 60 * 60 * 1000;

export const login: RunCommand = async (context, [address = ''], options) => {
  const url = parseServerUrl(address);
  const email = String(options['email']);
  const password = await readPassword(context, options['passwordStdin'] === true);
  const client = createTrackingClient({ baseUrl: url, fetch: createCookieFetch(url) });
  const user = await client.session.create({ email, password, remember: false });
  const expiration = new Date(Date.now() + tokenLifetimeMs).toISOString();
  const token = await client.session.createToken({ expiration });
  await context.profiles.write({ url, email, token });
  await client.session.delete();
  say(context, `Signed in to ${url} as ${user.name}.`);
};
