import type { RunCommand } from '../../command';
import { say } from '../../context';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { readId } from '../../resources/references/read-id';
import { askSecret, readSecretLine } from '../../terminal/read-secret';

export const revokeToken: RunCommand = async (context, [id]) => {
  const client = await createSignedInClient(context);
  if (id !== undefined) {
    await client.session.deleteToken(readId(id, 'a token', 'The ids are in: rastro tokens list'));
    say(context, `Token ${id} is good for nothing from now on.`);
    return;
  }
  const token = context.stdin.isTTY
    ? await askSecret(context, { name: 'Token', hint: '' })
    : await readSecretLine(context, 'Token');
  await client.session.revokeToken(token.trim());
  say(context, 'The token is good for nothing from now on.');
};
