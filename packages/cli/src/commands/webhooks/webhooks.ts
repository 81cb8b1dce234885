import type { TrackingClient } from '@rastro/sdk/client';
import { webhook, type WebhookDelivery } from '@rastro/sdk/contract';
import { toPrintable } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CommandOptions, RunCommand } from '../../command';
import { type Context, printJson, say } from '../../context';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { readId } from '../../resources/references/read-id';
import { createDirectories, resolveReference } from '../../resources/references/resolve-reference';
import { findResource } from '../../resources/resources';
import { confirm } from '../../terminal/confirm';
import { formatTable } from '../../terminal/format-table';

const findId = (client: TrackingClient, name = ''): Promise<number> =>
  resolveReference(createDirectories(client), findResource(webhook), name);

function tell(context: Context, delivery: WebhookDelivery, options: CommandOptions): void {
  if (options['json']) printJson(context, delivery);
  const { attempts, status, durationMs, error } = delivery;
  if (error !== '') {
    throw new CliError(`It was not taken: ${toPrintable(error)}.`, {
      hint: `That was attempt ${attempts}.`,
    });
  }
  if (!options['json']) say(context, `It was taken: HTTP ${status} in ${durationMs} ms.`);
}

/** `rastro webhooks test <webhook>` */
export const testWebhook: RunCommand = async (context, [name], options) => {
  const client = await createSignedInClient(context);
  const id = await findId(client, name);
  tell(context, await client.resource(webhook).test({ id }), options);
};

/** `rastro webhooks deliveries <webhook>` */
export const listDeliveries: RunCommand = async (context, [name], options) => {
  const client = await createSignedInClient(context);
  const id = await findId(client, name);
  const deliveries = await client.resource(webhook).deliveries({ id });
  if (options['json']) return printJson(context, deliveries);
  if (deliveries.length === 0) return say(context, 'Nothing was sent yet.');
  const rows = deliveries.map((each) =>
    [each.id, each.type, each.at, each.attempts, each.status || '', each.error].map(String),
  );
  context.stdout.write(formatTable(['ID', 'WHAT', 'LAST', 'TRIES', 'STATUS', 'ERROR'], rows));
};

/** `rastro webhooks resend <webhook> <delivery>` */
export const resendDelivery: RunCommand = async (context, [name, delivery = ''], options) => {
  const hint = 'rastro webhooks deliveries NAME shows them.';
  const deliveryId = readId(delivery, 'a delivery', hint);
  const client = await createSignedInClient(context);
  const webhookId = await findId(client, name);
  const calls = client.resource(webhook);
  tell(context, await calls.resend({ webhookId, deliveryId }), options);
};

/** `rastro webhooks rotate <webhook>` */
export const rotateSecret: RunCommand = async (context, [name], options) => {
  const client = await createSignedInClient(context);
  const id = await findId(client, name);
  if (options['dryRun']) return say(context, 'Would make another secret. Nothing was changed.');
  const question = 'Make another secret? The present one ends at once.';
  if (!(await confirm(context, options, question))) return say(context, 'Nothing was changed.');
  const changed = await client.resource(webhook).rotate({ id });
  if (options['json']) return printJson(context, changed);
  context.stdout.write(`${changed.secret ?? ''}\n`);
  say(context, 'It is told this once: keep it in your system.');
};
