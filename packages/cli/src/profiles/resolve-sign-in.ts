import { CliError } from '../cli-error';
import type { Context } from '../context';
import { exitCode } from '../exit-code';
import { parseServerUrl } from '../http/parse-server-url';
import type { Profile } from './profile-store';

/** A sign-in and where it comes from: a stored profile, or `null` for the environment. */
export interface SignIn extends Profile {
  profileName: string | null;
}

/** The profile that `--profile`, `RASTRO_PROFILE` or `profiles use` names. */
export async function resolveProfileName({ profileName, env, profiles }: Context): Promise<string> {
  return profileName ?? (env['RASTRO_PROFILE'] || (await profiles.readCurrent()));
}

/**
 * Resolves the sign-in to use: `--profile`, else `RASTRO_TOKEN` with `RASTRO_URL`, else
 * `RASTRO_PROFILE`, else the current profile; `null` when signed out.
 */
export async function resolveSignIn(context: Context): Promise<SignIn | null> {
  const { env, profiles, profileName } = context;
  if (profileName === undefined && env['RASTRO_TOKEN']) return readEnvironment(env);
  const name = await resolveProfileName(context);
  const profile = await profiles.read(name);
  return profile && { ...profile, profileName: name };
}

function readEnvironment(env: NodeJS.ProcessEnv): SignIn {
  if (!env['RASTRO_URL']) {
    throw new CliError('RASTRO_TOKEN is set, but not the server it is for.', {
      exit: exitCode.usage,
      hint: 'Set RASTRO_URL too, as in RASTRO_URL=https://fleet.example.com.',
    });
  }
  return {
    url: parseServerUrl(env['RASTRO_URL']),
    email: '',
    token: env['RASTRO_TOKEN'] ?? '',
    profileName: null,
  };
}

/** The same; throws when nobody is signed in. */
export async function requireSignIn(context: Context): Promise<SignIn> {
  const signIn = await resolveSignIn(context);
  if (signIn) return signIn;
  throw createSignedOutError(await resolveProfileName(context));
}

/** For a command that needs an account. */
export function createSignedOutError(profileName?: string | null): CliError {
  const flag = profileName && profileName !== 'default' ? ` --profile ${profileName}` : '';
  return new CliError(
    flag === '' ? 'You are not signed in.' : `You are not signed in as ${profileName}.`,
    { exit: exitCode.notSignedIn, hint: `Run: rastro login URL --email you@example.com${flag}` },
  );
}
