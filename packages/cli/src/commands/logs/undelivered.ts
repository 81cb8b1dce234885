import { undelivered } from '@rastro/sdk/contract';
import { toPrintable } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { RunCommand } from '../../command';
import { printJson, say } from '../../context';
import { exitCode } from '../../exit-code';
import { createSignedInClient } from '../../profiles/signed-in-client';
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
  const wrong = ids.find((id) => !/^[1-9]\d{0,14}$/.test(id));
  if (wrong !== undefined) {
    throw new CliError(`"${wrong}" is no id.`, {
      exit: exitCode.usage,
      hint: 'rastro undelivered list shows them.',
    });
  }
  const client = await createSignedInClient(context);
  for (const id of ids) await client.resource(undelivered).resend({ id });
  say(context, ids.length === 1 ? '1 message waits again.' : `${ids.length} messages wait again.`);
};
