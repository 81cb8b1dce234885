import type { RunCommand } from '../command';
import { say } from '../context';
import { createSignedInClient } from '../profiles/signed-in-client';
import { askSecret, readSecretLine } from '../read-secret';

export const revokeToken: RunCommand = async (context) => {
  const client = await createSignedInClient(context);
  const token = context.stdin.isTTY
    ? await askSecret(context, { name: 'Token', hint: '' })
    : await readSecretLine(context, 'Token');
  await client.session.revokeToken(token.trim());
  say(context, 'The token is good for nothing from now on.');
};
