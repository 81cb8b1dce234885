import { undelivered } from '@rastro/sdk/contract';
import { toPrintable } from '@rastro/sdk/domain';
import type { RunCommand } from '../../command';
import { printJson, say } from '../../context';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { readId } from '../../resources/references/read-id';
import { formatTable } from '../../terminal/format-table';

/** `rastro undelivered list` */
export const listUndelivered: RunCommand = async (context, _args, options) => {
  const client = await createSignedInClient(context);
  const items = await client.resource(undelivered).list();
  if (options['json']) return printJson(context, items);
  if (items.length === 0) return say(context, 'Everything was delivered.');
  const rows = items.map(({ id, channel, what, recipient, failedAt, attempts, error }) =>
    [id, channel, what, recipient, failedAt ?? '', attempts, error].map((cell) =>
      toPrintable(String(cell)),
    ),
  );
  const titles = ['ID', 'BY', 'WHAT', 'TO', 'GIVEN UP', 'TRIES', 'WHY'];
  context.stdout.write(formatTable(titles, rows));
};

/** `rastro undelivered resend <ids...>` */
export const resendUndelivered: RunCommand = async (context, ids) => {
  for (const id of ids) readId(id, 'a message', 'rastro undelivered list shows them.');
  const client = await createSignedInClient(context);
  for (const id of ids) await client.resource(undelivered).resend({ id });
  say(context, ids.length === 1 ? '1 message waits again.' : `${ids.length} messages wait again.`);
};
