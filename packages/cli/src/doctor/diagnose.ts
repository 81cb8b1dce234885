import { createTrackingClient, isTrackingError } from '@rastro/sdk/client';
import type { Context } from '../context';
import { fetchOf } from '../http/debug-fetch';
import { exitCode } from '../exit-code';
import {
  createSignedOutError,
  resolveProfileName,
  resolveSignIn,
} from '../profiles/resolve-sign-in';
import { version } from '../version';
import { type Finding, fail } from './check';
import { checkAccount, checkExpiry } from './check-account';
import { checkFiles } from './check-files';
import { checkRuntime } from './check-runtime';
import { checkServer } from './check-server';
import { checkSocket } from './check-socket';
import { checkTls } from './check-tls';

/** Looks at everything a command needs, in the order in which it would fail. `url` is looked at without a sign-in. */
export async function diagnose(context: Context, url: string | undefined): Promise<Finding[]> {
  const findings = [
    checkRuntime(process.versions.node, version),
    await checkFiles(context.configDir, await context.profiles.list()),
  ];
  const add = (...found: (Finding | null)[]) => found.forEach((one) => one && findings.push(one));
  const signIn = url === undefined ? await resolveSignIn(context) : null;
  const address = url ?? signIn?.url;
  if (address === undefined) {
    const { message, hint } = createSignedOutError(await resolveProfileName(context));
    add(fail('sign-in', message, { remedy: hint ?? '', exit: exitCode.notSignedIn }));
    return findings;
  }
  const { findings: found, server } = await checkServer(address, fetchOf(context));
  add(...found);
  if (!server) return findings;
  add(await checkTls(address, Date.now()));
  if (!signIn) return findings;
  add(checkExpiry(signIn.expiresAt, Date.now()));
  const { token } = signIn;
  const client = createTrackingClient({
    baseUrl: address,
    auth: { kind: 'token', token },
    fetch: fetchOf(context),
  });
  try {
    const user = await client.session.get();
    add(checkAccount(user, server));
    if (user) add(await checkSocket(address, token, server.attributePrefix === null));
  } catch (error) {
    if (!isTrackingError(error)) throw error;
    add(
      fail('account', `Who is signed in cannot be read (${error.code}).`, { remedy: 'Try again.' }),
    );
  }
  return findings;
}
