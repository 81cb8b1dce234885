import { CliError } from '../../cli-error';
import type { RunCommand } from '../../command';
import { say } from '../../context';
import { exitCode } from '../../exit-code';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { askSecret, readSecretLine } from '../../terminal/read-secret';

export const revokeToken: RunCommand = async (context, [id]) => {
  const client = await createSignedInClient(context);
  if (id !== undefined) {
    if (!/^[1-9]\d{0,14}$/.test(id)) {
      throw new CliError(`"${id}" is no id of a token.`, {
        exit: exitCode.usage,
        hint: 'The ids are in: rastro tokens list',
      });
    }
    await client.session.deleteToken(Number(id));
    say(context, `Token ${id} is good for nothing from now on.`);
    return;
  }
  const token = context.stdin.isTTY
    ? await askSecret(context, { name: 'Token', hint: '' })
    : await readSecretLine(context, 'Token');
  await client.session.revokeToken(token.trim());
  say(context, 'The token is good for nothing from now on.');
};
