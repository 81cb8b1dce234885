import { isTrackingError, type TrackingClient } from '@rastro/sdk/client';
import type { Credentials, User } from '@rastro/sdk/contract';
import type { Context } from '../../context';
import { askSecret } from '../../terminal/read-secret';

/** Signs in, and asks for a one-time code where the account asks for one and none was given. */
export async function signInWithCode(
  context: Context,
  client: TrackingClient,
  credentials: Credentials,
): Promise<User> {
  try {
    return await client.session.create(credentials);
  } catch (error) {
    if (!isTrackingError(error, 'ONE_TIME_CODE_NEEDED') || credentials.code) throw error;
    const code = await askSecret(context, {
      name: 'One-time code',
      hint: 'Pass --code with the code of your app, or a recovery code.',
    });
    return client.session.create({ ...credentials, code });
  }
}
