import { applyDraft, listDraftChanges, toPatch } from '@rastro/sdk/domain';
import { CliError } from '../../../cli-error';
import type { CommandOptions } from '../../../command';
import { type Context, say } from '../../../context';
import { exitCode } from '../../../exit-code';
import { createRetryFetch } from '../../../http/retry-fetch';
import { createSignedInClient } from '../../../profiles/signed-in-client';
import { confirm } from '../../../terminal/confirm';
import type { CliResource } from '../../cli-resource';
import { callsOf } from '../../entity';
import { createDirectories } from '../../references/resolve-reference';
import { describeEntity } from '../../view/describe-entity';
import { newKeyName } from '../new-key-name';
import { readWanted } from '../update-entity';
import { writeChanges } from '../write-changes';
import { lookUpReferences } from '../write-input';
import { countThings, runMany, sayPlan } from './run-many';
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
  const client = await createSignedInClient(context, { fetch: createRetryFetch() });
  const directories = createDirectories(client);
  const [entities, wanted] = await Promise.all([
    selectMany(context, client, resource, { directories, texts, options }),
    lookUpReferences(resource, draft, directories),
  ]);
  const plan = new Map(
    entities.flatMap((entity) => {
      const input = applyDraft(resource, entity, wanted);
      const names = listDraftChanges(resource, entity, input);
      return names.length > 0 ? [[entity, { input, names }] as const] : [];
    }),
  );
  say(
    context,
    `${countThings(resource, plan.size)} to change, ${entities.length - plan.size} as wanted already.`,
  );
  const lines = [...plan].map(
    ([entity, { names }]) => `${describeEntity(resource, entity)}: ${names.join(', ')}`,
  );
  sayPlan(context, lines);
  if (options['dryRun'] || plan.size === 0) return;
  if (!(await confirm(context, options, `Change ${countThings(resource, plan.size)}?`))) {
    return say(context, 'Nothing was changed.');
  }
  const calls = callsOf(client, resource.description);
  await runMany(context, resource, {
    entities: [...plan.keys()],
    async work(entity) {
      const step = plan.get(entity);
      if (!step) return;
      const changes = toPatch(resource, step.names, step.input);
      await writeChanges(calls, entity.id, { changes, input: step.input });
    },
    done: 'Changed',
    isJson: options['json'] === true,
  });
}
