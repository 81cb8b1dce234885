import { type Consent, consent, device } from '@rastro/sdk/contract';
import { CONSENT_ANSWERS } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CommandOptions, RunCommand } from '../../command';
import type { Context } from '../../context';
import { exitCode } from '../../exit-code';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { createDirectories, resolveReference } from '../../resources/references/resolve-reference';
import { findResource } from '../../resources/resources';
import { doToOne } from '../../resources/run/do-to-one';
import { describeEntity } from '../../resources/references/describe-entity';

type Client = Awaited<ReturnType<typeof createSignedInClient>>;

interface Step {
  /** `end` makes "Would end". */
  verb: string;
  run(client: Client, found: Consent): Promise<Consent>;
  done(changed: Consent): string;
}

/** Does something with the consent that counts of a device. */
async function runStep(
  context: Context,
  name: string | undefined,
  options: CommandOptions,
  { verb, run, done }: Step,
): Promise<void> {
  const resource = findResource(consent);
  const client = await createSignedInClient(context);
  const directories = createDirectories(client);
  const deviceId = await resolveReference(directories, findResource(device), name ?? '');
  const [found] = await client.resource(consent).list({ deviceId: [deviceId], latest: true });
  if (!found) {
    throw new CliError('Nobody was asked for that device.', {
      hint: `To ask: rastro consents ask --device ${deviceId} --person-name NAME`,
    });
  }
  await doToOne(
    { context, client, resource, directories, options },
    {
      describe: async () => `${verb} ${describeEntity(resource, { ...found })}`,
      run: () => run(client, found),
      done,
    },
  );
}

/** `rastro consents resend` */
export const resendConsent: RunCommand = (context, [name], options) =>
  runStep(context, name, options, {
    verb: 'make a new link of',
    run: (client, { id }) => client.resource(consent).resend({ id }),
    done: ({ email, sentAt }) =>
      email !== '' && sentAt !== null
        ? 'A new link was made and mailed.'
        : 'A new link was made; pass it on.',
  });

/** `rastro consents record` */
export const recordConsent: RunCommand = (context, [name], options) => {
  const answer = CONSENT_ANSWERS.find((one) => one === options['answer']);
  if (!answer) {
    throw new CliError(`An answer is ${CONSENT_ANSWERS.join(', ')}.`, { exit: exitCode.usage });
  }
  const note = typeof options['note'] === 'string' ? options['note'] : '';
  return runStep(context, name, options, {
    verb: `record "${answer}" in`,
    run: (client, { id }) => client.resource(consent).record({ id, answer, note }),
    done: ({ personName, status }) => `The consent of ${personName} is ${status}.`,
  });
};

/** `rastro consents end` */
export const endConsent: RunCommand = (context, [name], options) =>
  runStep(context, name, options, {
    verb: 'end',
    run: (client, { id }) => client.resource(consent).end({ id }),
    done: ({ personName }) => `The device does not follow ${personName} any more.`,
  });
