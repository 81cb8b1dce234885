import { toPrintable, applyDraft, type DraftInput, listDraftChanges } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CommandOptions } from '../../command';
import { type Context, say } from '../../context';
import { createSignedInClient } from '../../profiles/signed-in-client';
import type { CliResource } from '../cli-resource';
import { parseOption, readDraft } from '../draft/read-draft';
import { readTexts } from '../draft/read-texts';
import { callsOf } from '../entity';
import { createDirectories, type Directories } from '../references/resolve-reference';
import { nameEntity } from '../references/describe-entity';
import { printWithLink } from './do-to-one';
import { lookUpReferences, printInput, warnOf } from './write-input';

/** `rastro <resource> create` */
export async function createEntity(
  context: Context,
  resource: CliResource,
  argument: string | undefined,
  options: CommandOptions,
): Promise<void> {
  const draft = readDraft(resource, options, {
    ...readArgument(resource, argument),
    ...(await readTexts(context, resource, options)),
  });
  const client = await createSignedInClient(context);
  const directories = createDirectories(client);
  const input = applyDraft(resource, null, await lookUpReferences(resource, draft, directories));
  await refuseKnownName(resource, input, directories);
  warnOf(context, resource, input, listDraftChanges(resource, null, input));
  if (options['dryRun']) {
    printInput(context, resource, input);
    say(context, 'Nothing was created.');
    return;
  }
  const entity = await callsOf(client, resource.description).create(input);
  await printWithLink({ context, client, resource, directories, options }, entity);
  say(context, `Created ${resource.one} ${entity.id}, ${nameEntity(resource, entity)}.`);
}

function readArgument(resource: CliResource, argument = ''): Record<string, string> {
  const member = resource.members.find((one) => one.member === resource.words.argument);
  if (!member) return {};
  return { [member.member]: String(parseOption(resource, member, argument.trim())) };
}

/** Things that are named by what people call them need names of their own. */
export async function refuseKnownName(
  resource: CliResource,
  input: DraftInput,
  directories: Directories,
): Promise<void> {
  const { words, labels, one } = resource;
  const name = String(input[labels[0] ?? ''] ?? '');
  if (!words.hasUniqueNames) return;
  if ((await directories.read(resource)).find(name).kind === 'unknown') return;
  throw new CliError(`There is a ${one} "${toPrintable(name)}" already.`, {
    hint: 'Two of one name could be told apart by their ids only. Choose another name.',
  });
}
