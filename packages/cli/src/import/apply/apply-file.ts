import { type DraftInput, formatCell, planRow, toPrintable } from '@rastro/sdk/domain';
import type { TrackingClient } from '@rastro/sdk/client';
import { CliError } from '../../cli-error';
import type { CommandOptions } from '../../command';
import { type Context, say } from '../../context';
import { exitCode } from '../../exit-code';
import type { CliResource } from '../../resources/cli-resource';
import type { Entity } from '../../resources/entity';
import { deleteAgreed } from '../../resources/run/many/delete-many';
import { countThings } from '../../resources/run/many/say-plan';
import { describeEntity } from '../../resources/view/describe-entity';
import { confirm } from '../../terminal/confirm';
import { importEntities } from '../import-entities';
import type { PreparedImport } from '../plan/prepare-import';

/** As many lines of what changes are shown before the question; `--dry-run` shows all. */
const MOST_LINES = 40;

/** `rastro <resource> apply` */
export async function applyFile(
  context: Context,
  resource: CliResource,
  path: string,
  options: CommandOptions,
): Promise<void> {
  const isPruning = options['prune'] === true;
  let unlisted: Entity[] = [];
  await importEntities(context, resource, path, options, {
    verb: 'apply',
    async preview(prepared) {
      const write =
        options['dryRun'] && !options['json']
          ? (line: string) => void context.stdout.write(`${line}\n`)
          : (line: string) => say(context, line);
      await showChanges(prepared, resource, write, options['dryRun'] ? Infinity : MOST_LINES);
      if (!isPruning) return [];
      unlisted = listUnlisted(prepared, resource);
      refusePrune(prepared, unlisted, resource);
      for (const entity of unlisted.slice(0, options['dryRun'] ? undefined : MOST_LINES)) {
        write(`  - ${describeEntity(resource, entity)}`);
      }
      write(`  ${countThings(resource, unlisted.length)} to delete`);
      return unlisted.map(({ id }) => id);
    },
    async agree() {
      if (unlisted.length === 0) return true;
      const question = `Delete ${countThings(resource, unlisted.length)} that the file does not name?`;
      return confirm(context, { yes: options['yesPrune'] === true }, question, '--yes-prune');
    },
    async finish(client: TrackingClient) {
      if (unlisted.length > 0) await deleteAgreed(context, client, resource, unlisted);
    },
  });
}

/** What the file does not name; never what is deleted already, and never who acts. */
function listUnlisted({ planner, file, user }: PreparedImport, resource: CliResource): Entity[] {
  const { words, description } = resource;
  return [...planner.entities]
    .filter(([key]) => !file.keys.has(key))
    .flatMap(([, things]) => things as readonly Entity[])
    .filter((entity) => !words.isHidden?.(entity))
    .filter(({ id }) => description.name !== 'User' || id !== user.id);
}

/** A file that is not understood whole says nothing about what is to go. */
function refusePrune(
  { plan, file }: PreparedImport,
  unlisted: readonly Entity[],
  resource: CliResource,
): void {
  if (unlisted.length === 0) return;
  if (file.rowCount === 0) {
    throw new CliError(`The file names no ${resource.many}: --prune would delete all.`, {
      exit: exitCode.usage,
      hint: `To delete them: rastro ${resource.command} delete --where 'id=*'`,
    });
  }
  if (plan.refused === 0) return;
  throw new CliError(
    'Rows of the file are refused: --prune deletes nothing, nothing was changed.',
    {
      hint: 'Mend the lines above, or leave --prune out.',
    },
  );
}

async function showChanges(
  { file, planner }: PreparedImport,
  resource: CliResource,
  write: (line: string) => void,
  most: number,
): Promise<void> {
  let shown = 0;
  for await (const row of file.rows()) {
    const planned = planRow(row, planner);
    if (planned.kind !== 'create' && planned.kind !== 'update') continue;
    shown += 1;
    if (shown > most) return write('  …');
    if (planned.kind === 'create') write(`  + ${toPrintable(row.key)}`);
    else {
      const { entity, input, changes } = planned;
      const all = changes.map((name) => describeChange(resource, name, entity as Entity, input));
      write(`  ~ ${describeEntity(resource, entity as Entity)}: ${all.join(', ')}`);
    }
  }
}

/** `phone 1 → 2`; of references and secrets only that they change. */
function describeChange(
  { members }: CliResource,
  name: string,
  before: DraftInput,
  after: DraftInput,
): string {
  const member = members.find((one) => one.member === name);
  const { secret, kind } = member?.description ?? {};
  if (secret || kind === 'reference') return toPrintable(member?.name ?? name);
  const [from, to] = [valueOf(before, name), valueOf(after, name)];
  return toPrintable(`${member?.name ?? name} ${quote(from)} → ${quote(to)}`);
}

function valueOf(thing: DraftInput, name: string): unknown {
  const key = name.startsWith('attributes.') ? name.slice('attributes.'.length) : null;
  if (key === null) return thing[name];
  const attributes = (thing['attributes'] ?? {}) as Readonly<Record<string, unknown>>;
  return Object.hasOwn(attributes, key) ? attributes[key] : null;
}

function quote(value: unknown): string {
  const text = formatCell(value);
  return text === '' ? '(empty)' : text;
}
