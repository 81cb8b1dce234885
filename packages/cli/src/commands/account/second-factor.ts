import { createTrackingClient, type TrackingClient } from '@rastro/sdk/client';
import type { RunCommand } from '../../command';
import { type Context, say } from '../../context';
import { fetchOf } from '../../http/debug-fetch';
import { createCookieFetch } from '../../http/cookie-fetch';
import { requireSignIn } from '../../profiles/resolve-sign-in';
import { askSecret } from '../../terminal/read-secret';
import { readPassword } from './read-password';
import { signInWithCode } from './sign-in-with-code';

type Work = (client: TrackingClient, currentPassword: string) => Promise<void>;

/** A token may not do it: a session is opened with the password for this alone, and ended again. */
const inSession =
  (toWork: (context: Context) => Work): RunCommand =>
  async (context, _, options) => {
    const { url, email = '' } = await requireSignIn(context);
    const password = await readPassword(context, options['passwordStdin'] === true);
    const client = createTrackingClient({
      baseUrl: url,
      fetch: createCookieFetch(url, fetchOf(context)),
    });
    const code = options['code'] === undefined ? {} : { code: String(options['code']) };
    await signInWithCode(context, client, { email, password, ...code });
    try {
      await toWork(context)(client, password);
    } finally {
      await client.session.delete();
    }
  };

const printCodes = (context: Context, codes: readonly string[]): void => {
  say(context, 'Recovery codes, each good for one sign-in without the app. Shown this once:');
  for (const code of codes) context.stdout.write(`${code}\n`);
};

/** Shows a key, asks for a code of it, and prints recovery codes. */
export const secondFactorOn = inSession((context) => async (client, currentPassword) => {
  const { key, uri } = await client.session.secondFactor.createKey();
  say(context, `Give this key to the app that makes codes: ${key}`);
  say(context, `or this address: ${uri}`);
  const code = await askSecret(context, {
    name: 'Code that the app shows now',
    hint: 'Run the command in a terminal.',
  });
  const input = { key, code, currentPassword };
  printCodes(context, await client.session.secondFactor.turnOn(input));
});

/** Takes the key away. */
export const secondFactorOff = inSession((context) => async (client, currentPassword) => {
  await client.session.secondFactor.turnOff(currentPassword);
  say(context, 'The account asks for no one-time codes any more.');
});

/** Prints new recovery codes. */
export const secondFactorCodes = inSession((context) => async (client, currentPassword) => {
  printCodes(context, await client.session.secondFactor.renewRecoveryCodes(currentPassword));
});
