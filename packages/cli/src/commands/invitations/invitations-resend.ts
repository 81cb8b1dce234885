import { invitation } from '@rastro/sdk/contract';
import type { RunCommand } from '../../command';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { findEntity } from '../../resources/references/find-entity';
import { createDirectories } from '../../resources/references/resolve-reference';
import { findResource } from '../../resources/resources';
import { doToOne } from '../../resources/run/do-to-one';
import { describeEntity } from '../../resources/references/describe-entity';

/** `rastro invitations resend` */
export const resendInvitation: RunCommand = async (context, [name], options) => {
  const resource = findResource(invitation);
  const client = await createSignedInClient(context);
  const directories = createDirectories(client);
  const { id } = await findEntity(client, resource, directories, name, options);
  const invitations = client.resource(invitation);
  await doToOne(
    { context, client, resource, directories, options },
    {
      describe: async () =>
        `send ${describeEntity(resource, { ...(await invitations.get(id)) })} again`,
      run: () => invitations.resend({ id }),
      done: ({ email, sentAt }) =>
        email !== '' && sentAt !== null
          ? 'A new link was made and mailed.'
          : 'A new link was made; pass it on.',
    },
  );
};
