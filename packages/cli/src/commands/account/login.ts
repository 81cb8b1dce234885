import { createTrackingClient } from '@rastro/sdk/client';
import type { Credentials } from '@rastro/sdk/contract';
import { DAY_MS, toPrintable } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CommandOptions, RunCommand } from '../../command';
import { type Context, say } from '../../context';
import { createCookieFetch } from '../../http/cookie-fetch';
import { fetchOf } from '../../http/debug-fetch';
import { requireTrackingServer } from '../../doctor/require-tracking-server';
import { exitCode } from '../../exit-code';
import { parseServerUrl } from '../../http/parse-server-url';
import { resolveProfileName } from '../../profiles/resolve-sign-in';
import { checkProfileName } from '../../profiles/profile-store';
import { readPassword } from './read-password';
import { signInWithCode } from './sign-in-with-code';

/** A token outlives the session it was made from; the password is kept nowhere. */
const tokenLifetimeMs = 90 * DAY_MS;

export const login: RunCommand = async (context, [address = ''], options) => {
  const url = parseServerUrl(address);
  const profileName = checkProfileName(await resolveProfileName(context));
  requireEmail(options);
  // No password goes to, or is asked for, what is no tracking server.
  await requireTrackingServer(url, fetchOf(context));
  const client = createTrackingClient({
    baseUrl: url,
    fetch: createCookieFetch(url, fetchOf(context)),
  });
  const user =
    options['demo'] === true
      ? await client.session.createDemo()
      : await signInWithCode(context, client, await readCredentials(context, options));
  const { email } = user;
  const expiresAt = new Date(Date.now() + tokenLifetimeMs).toISOString();
  const name = `rastro login, profile ${profileName}`;
  const token = await client.session.createToken({ expiration: expiresAt, name });
  await context.profiles.write(profileName, { url, email, token, expiresAt });
  const stored = await context.profiles.list();
  if (stored.length === 1) await context.profiles.writeCurrent(profileName);
  await client.session.delete();
  const where = stored.length > 1 ? `, profile ${profileName}` : '';
  say(context, `Signed in to ${url} as ${toPrintable(user.name)}${where}.`);
};

async function readCredentials(context: Context, options: CommandOptions): Promise<Credentials> {
  const email = String(options['email']);
  const password = await readPassword(context, options['passwordStdin'] === true);
  return { email, password, ...(options['code'] ? { code: String(options['code']) } : {}) };
}

function requireEmail({ email, demo }: CommandOptions): void {
  if (demo === true || typeof email === 'string') return;
  throw new CliError('Who signs in is missing.', {
    exit: exitCode.usage,
    hint: 'Pass --email ADDRESS, or --demo for the read-only user of a demo fleet.',
  });
}
