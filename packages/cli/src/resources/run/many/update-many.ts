import { applyDraft, type Draft, listDraftChanges, toPatch } from '@rastro/sdk/domain';
import { CliError } from '../../../cli-error';
import type { CommandOptions } from '../../../command';
import { type Context, say } from '../../../context';
import { exitCode } from '../../../exit-code';
import { fetchOf } from '../../../http/debug-fetch';
import { createRetryFetch } from '../../../http/retry-fetch';
import { createSignedInClient } from '../../../profiles/signed-in-client';
import type { CliResource } from '../../cli-resource';
import { callsOf } from '../../entity';
import { createDirectories } from '../../references/resolve-reference';
import { newKeyName } from '../new-key-name';
import { readWanted } from '../update-entity';
import { writeChanges } from '../write-changes';
import { lookUpReferences } from '../write-input';
import { memberOf, runBulk } from './run-bulk';
import { countThings } from './say-plan';
import { selectMany } from './select-many';

/** `rastro <resource> update` of many: a plan, a question, then each for itself. */
export async function updateMany(
  context: Context,
  resource: CliResource,
  texts: readonly string[],
  options: CommandOptions,
): Promise<void> {
  const draft = await readWanted(context, resource, options);
  const { key } = resource;
  if (key && Object.hasOwn(draft.fields, key.member)) {
    throw new CliError(`Several ${resource.many} cannot have the same ${key.name}.`, {
      exit: exitCode.usage,
      hint: `Leave --${newKeyName(key.name)} out, or name one ${resource.one}.`,
    });
  }
  const client = await createSignedInClient(context, {
    fetch: createRetryFetch({ fetch: fetchOf(context) }),
  });
  const directories = createDirectories(client);
  const [entities, wanted] = await Promise.all([
    selectMany(context, client, resource, { directories, texts, options }),
    lookUpReferences(resource, draft, directories),
  ]);
  if (entities.length === 0) return say(context, `${countThings(resource, 0)} to change.`);
  await runBulk(context, client, resource, {
    wanted: {
      resource: memberOf(resource.description),
      ids: entities.map(({ id }) => id),
      operation: 'update',
      changes: toPatch(resource, namesOf(wanted), applyDraft(resource, null, wanted)),
    },
    verb: 'Change',
    options,
    async alone(id) {
      const entity = entities.find((each) => each.id === id) ?? null;
      const input = applyDraft(resource, entity, wanted);
      const changes = entity ? listDraftChanges(resource, entity, input) : [];
      if (changes.length === 0) return;
      await writeChanges(callsOf(client, resource.description), id, {
        changes: toPatch(resource, changes, input),
        input,
      });
    },
  });
}

/** Names of a draft's fields, as {@link toPatch} writes them. */
const namesOf = ({ fields, attributes, removedAttributes = [] }: Draft): string[] => [
  ...Object.keys(fields),
  ...[...attributes.keys(), ...removedAttributes].map((key) => `attributes.${key}`),
];
