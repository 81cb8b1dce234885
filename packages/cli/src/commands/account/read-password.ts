import type { Context } from '../../context';
import { askSecret, readSecretLine } from '../../terminal/read-secret';

/** The password: from stdin, from RASTRO_PASSWORD, or asked for. It is kept nowhere. */
export async function readPassword(context: Context, fromStdin: boolean): Promise<string> {
  if (fromStdin) return readSecretLine(context, 'Password');
  return (
    context.env['RASTRO_PASSWORD'] ||
    askSecret(context, {
      name: 'Password',
      hint: 'Pass --password-stdin and pipe the password in, or set RASTRO_PASSWORD.',
    })
  );
}
