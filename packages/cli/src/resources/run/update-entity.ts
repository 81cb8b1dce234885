import { isTrackingError } from '@rastro/sdk/client';
import { CliError } from '../../cli-error';
import type { CommandOptions } from '../../command';
import { type Context, say } from '../../context';
import { exitCode } from '../../exit-code';
import { createSignedInClient } from '../../profiles/signed-in-client';
import type { CliResource } from '../cli-resource';
import { applyDraft, type EntityInput, listChanges, toPatch } from '../draft/apply-draft';
import { isEmptyDraft, readDraft } from '../draft/read-draft';
import { readTexts } from '../draft/read-texts';
import { callsOf, type Entity, type EntityCalls } from '../entity';
import { findEntity } from '../references/find-entity';
import { createDirectories } from '../references/resolve-reference';
import { printEntity } from '../view/print-entity';
import { newKeyName } from './new-key-name';
import { lookUpReferences, printInput, warnOf } from './write-input';

const METHOD_NOT_ALLOWED = 405;

/** `rastro <resource> update` */
export async function updateEntity(
  context: Context,
  resource: CliResource,
  text: string | undefined,
  options: CommandOptions,
): Promise<void> {
  const draft = readDraft(
    resource,
    withNewKey(resource, options),
    await readTexts(context, resource, options),
  );
  if (isEmptyDraft(draft)) {
    throw new CliError('Nothing was said that should change.', {
      exit: exitCode.usage,
      hint: `What can change: rastro ${resource.command} update --help`,
    });
  }
  const client = await createSignedInClient(context);
  const directories = createDirectories(client);
  const [entity, wanted] = await Promise.all([
    findEntity(client, resource, directories, text, options),
    lookUpReferences(resource, draft, directories),
  ]);
  const input = applyDraft(resource, entity, wanted);
  const changes = listChanges(resource, entity, input);
  warnOf(context, resource, input, changes);
  if (options['dryRun']) {
    printInput(context, resource, input);
    say(context, changes.length > 0 ? `Would change: ${changes.join(', ')}` : 'Nothing to change.');
    return;
  }
  const written =
    changes.length > 0
      ? await write(
          callsOf(client, resource.description),
          entity.id,
          toPatch(resource, changes, input),
          input,
        )
      : entity;
  await printEntity(context, resource, written, directories, options);
  say(context, changes.length > 0 ? `Changed: ${changes.join(', ')}` : 'Nothing to change.');
}

/** Only what changes, so that what others change meanwhile stays; a Traccar takes only the whole. */
async function write(
  { patch, update }: EntityCalls,
  id: number,
  changes: EntityInput,
  input: EntityInput,
): Promise<Entity> {
  try {
    return await patch(id, changes);
  } catch (error) {
    if (!isTrackingError(error) || error.status !== METHOD_NOT_ALLOWED) throw error;
    return update({ ...input, id });
  }
}

const withNewKey = ({ key }: CliResource, options: CommandOptions): CommandOptions =>
  key ? { ...options, [key.name]: options[newKeyName(key.name)] } : options;
