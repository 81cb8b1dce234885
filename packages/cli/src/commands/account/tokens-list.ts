import type { RunCommand } from '../../command';
import { printJson, say } from '../../context';
import { formatTable } from '../../terminal/format-table';
import { createSignedInClient } from '../../profiles/signed-in-client';

export const listTokens: RunCommand = async (context, _args, options) => {
  const client = await createSignedInClient(context);
  const tokens = await client.session.listTokens();
  if (options['json']) {
    printJson(context, tokens);
    return;
  }
  if (tokens.length === 0) {
    say(context, 'No tokens. Make one with: rastro tokens create');
    return;
  }
  const rows = tokens.map(({ id, name, lastUsedAt, expiresAt, current }) => [
    String(id),
    name,
    lastUsedAt ?? 'never',
    expiresAt ?? '',
    current ? 'this one' : '',
  ]);
  context.stdout.write(formatTable(['ID', 'NAME', 'LAST USED', 'ENDS', ''], rows));
};
