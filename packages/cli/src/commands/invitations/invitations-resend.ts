import { invitation } from '@rastro/sdk/contract';
import type { RunCommand } from '../../command';
import { say } from '../../context';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { findEntity } from '../../resources/references/find-entity';
import { createDirectories } from '../../resources/references/resolve-reference';
import { findResource } from '../../resources/resources';
import { describeEntity } from '../../resources/view/describe-entity';
import { printEntity } from '../../resources/view/print-entity';

/** `rastro invitations resend` */
export const resendInvitation: RunCommand = async (context, [name], options) => {
  const resource = findResource(invitation);
  const client = await createSignedInClient(context);
  const directories = createDirectories(client);
  const { id } = await findEntity(client, resource, directories, name, options);
  const invitations = client.resource(invitation);
  if (options['dryRun']) {
    const found = describeEntity(resource, { ...(await invitations.get(id)) });
    return say(context, `Would send ${found} again. Nothing was changed.`);
  }
  const sent = await invitations.resend({ id });
  await printEntity(context, resource, { ...sent }, directories, options);
  const link = resource.words.toLink?.({ ...sent }, client.baseUrl);
  if (link && !options['json']) context.stdout.write(`${link}\n`);
  const mailed = sent.email !== '' && sent.sentAt !== null;
  say(context, mailed ? 'A new link was made and mailed.' : 'A new link was made; pass it on.');
};
