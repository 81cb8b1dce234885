import { createTrackingClient, type TrackingClient } from '@rastro/sdk/client';
import { CliError } from './cli-error';
import type { Context } from './context';
import { exitCode } from './exit-code';
import type { Profile } from './profile-store';

export async function requireProfile(context: Context): Promise<Profile> {
  const profile = await context.profiles.read();
  if (profile) return profile;
  throw createSignedOutError();
}

export function createSignedOutError(): CliError {
  return new CliError('You are not signed in.', {
    exit: exitCode.notSignedIn,
    hint: 'Run: rastro login URL --email you@example.com',
  });
}

/** A client that acts as the signed-in user. */
export async function createSignedInClient(context: Context): Promise<TrackingClient> {
  const { url, token } = await requireProfile(context);
  return createTrackingClient({ baseUrl: url, auth: { kind: 'token', token } });
}
