import { applyDraft, type Draft, listDraftChanges, toPatch } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CommandOptions } from '../../command';
import { type Context, say } from '../../context';
import { exitCode } from '../../exit-code';
import { createSignedInClient } from '../../profiles/signed-in-client';
import type { CliResource } from '../cli-resource';
import { isEmptyDraft, readDraft } from '../draft/read-draft';
import { readTexts } from '../draft/read-texts';
import { callsOf } from '../entity';
import { findEntity } from '../references/find-entity';
import { createDirectories } from '../references/resolve-reference';
import { printEntity } from '../view/print-entity';
import { newKeyName } from './new-key-name';
import { writeChanges } from './write-changes';
import { lookUpReferences, printInput, warnOf } from './write-input';

/** `rastro <resource> update` */
export async function updateEntity(
  context: Context,
  resource: CliResource,
  text: string | undefined,
  options: CommandOptions,
): Promise<void> {
  const draft = await readWanted(context, resource, options);
  const client = await createSignedInClient(context);
  const directories = createDirectories(client);
  const [entity, wanted] = await Promise.all([
    findEntity(client, resource, directories, text, options),
    lookUpReferences(resource, draft, directories),
  ]);
  const input = applyDraft(resource, entity, wanted);
  const changes = listDraftChanges(resource, entity, input);
  warnOf(context, resource, input, changes);
  if (options['dryRun']) {
    printInput(context, resource, input);
    say(context, changes.length > 0 ? `Would change: ${changes.join(', ')}` : 'Nothing to change.');
    return;
  }
  const written =
    changes.length > 0
      ? await writeChanges(callsOf(client, resource.description), entity.id, {
          changes: toPatch(resource, changes, input),
          input,
        })
      : entity;
  await printEntity(context, resource, written, directories, options);
  say(context, changes.length > 0 ? `Changed: ${changes.join(', ')}` : 'Nothing to change.');
}

/** Reads the changes from the options. Throws where there are none. */
export async function readWanted(
  context: Context,
  resource: CliResource,
  options: CommandOptions,
): Promise<Draft> {
  const draft = readDraft(
    resource,
    withNewKey(resource, options),
    await readTexts(context, resource, options),
  );
  if (!isEmptyDraft(draft)) return draft;
  throw new CliError('Nothing was said that should change.', {
    exit: exitCode.usage,
    hint: `What can change: rastro ${resource.command} update --help`,
  });
}

const withNewKey = ({ key }: CliResource, options: CommandOptions): CommandOptions =>
  key ? { ...options, [key.name]: options[newKeyName(key.name)] } : options;
