import { createTrackingClient, type TrackingClient } from '@rastro/sdk/client';
import { CliError } from '../../cli-error';
import type { CommandOptions } from '../../command';
import type { Context } from '../../context';
import { requireTrackingServer } from '../../doctor/require-tracking-server';
import { exitCode } from '../../exit-code';
import { createCookieFetch } from '../../http/cookie-fetch';
import { parseServerUrl } from '../../http/parse-server-url';
import { fetchOf } from '../../http/debug-fetch';
import { createRetryFetch } from '../../http/retry-fetch';
import { readPassword } from '../account/read-password';
import { signInWithCode } from '../account/sign-in-with-code';

/** The server that is taken over, and how its session ends. */
export interface Source {
  client: TrackingClient;
  close(): Promise<void>;
}

/** Signs in to the other server. Throws where nobody says as whom. */
export async function openSource(
  context: Context,
  from: string,
  options: CommandOptions,
): Promise<Source> {
  const stored = (await context.profiles.list()).includes(from)
    ? await context.profiles.read(from)
    : null;
  if (stored) return openByToken(context, stored.url, stored.token);
  refuseSecrets(from);
  const url = parseServerUrl(from);
  const { email } = options;
  const token = context.env['RASTRO_FROM_TOKEN'];
  if (typeof email !== 'string' && !token) {
    throw new CliError(`Who signs in to ${url} is missing.`, {
      exit: exitCode.usage,
      hint: 'Pass --email ADDRESS, set RASTRO_FROM_TOKEN, or name a stored sign-in: rastro login URL --profile NAME.',
    });
  }
  // No password goes to, or is asked for, what is no tracking server.
  await requireTrackingServer(url, fetchOf(context));
  if (typeof email !== 'string') return openByToken(context, url, token ?? '');
  const fetch = createCookieFetch(url, createRetryFetch({ fetch: fetchOf(context) }));
  const client = createTrackingClient({ baseUrl: url, fetch });
  const password = await readPassword(context, options['passwordStdin'] === true);
  const code = typeof options['code'] === 'string' ? { code: options['code'] } : {};
  await signInWithCode(context, client, { email, password, ...code });
  return { client, close: () => client.session.delete().catch(() => undefined) };
}

const openByToken = (context: Context, baseUrl: string, token: string): Source => ({
  client: createTrackingClient({
    baseUrl,
    auth: { kind: 'token', token },
    fetch: createRetryFetch({ fetch: fetchOf(context) }),
  }),
  close: async () => undefined,
});

/** Refuses secrets in an address: every user of the machine can see it, and shells keep it. */
function refuseSecrets(from: string): void {
  if (!/^[^/?#]*(\/\/)?[^/?#]*@/.test(from) && !/[?&](token|password)=/i.test(from)) return;
  throw new CliError('An address takes no password and no token.', {
    exit: exitCode.usage,
    hint: 'Pass --email and let the password be asked for, or set RASTRO_FROM_TOKEN.',
  });
}
