import { type DraftInput, formatCell, planRow, toPrintable } from '@rastro/sdk/domain';
import type { TrackingClient } from '@rastro/sdk/client';
import { CliError } from '../../cli-error';
import type { CommandOptions } from '../../command';
import { type Context, say } from '../../context';
import { exitCode } from '../../exit-code';
import type { CliResource } from '../../resources/cli-resource';
import type { Entity } from '../../resources/entity';
import { createDirectories } from '../../resources/references/resolve-reference';
import { type Condition, parseWhere } from '../../resources/run/parse-where';
import { createCellReader } from '../../resources/view/columns';
import { deleteAgreed } from '../../resources/run/many/delete-many';
import { countThings } from '../../resources/run/many/say-plan';
import { describeEntity } from '../../resources/references/describe-entity';
import { confirm } from '../../terminal/confirm';
import { importEntities } from '../import-entities';
import type { PreparedImport } from '../plan/prepare-import';

/** Max lines of changes shown before the question; `--dry-run` shows all. */
const MAX_LINES = 40;

/** `rastro <resource> apply` */
export async function applyFile(
  context: Context,
  resource: CliResource,
  path: string,
  given: CommandOptions,
): Promise<void> {
  const options = given['plan'] ? { ...given, dryRun: true } : given;
  const isPruning = options['prune'] === true;
  const conditions = readScope(resource, options);
  let unlisted: Entity[] = [];
  await importEntities(context, resource, path, options, {
    verb: 'apply',
    async preview(prepared, client) {
      const write =
        options['dryRun'] && !options['json']
          ? (line: string) => void context.stdout.write(`${line}\n`)
          : (line: string) => say(context, line);
      const changes = await showChanges(
        prepared,
        resource,
        write,
        options['dryRun'] ? Infinity : MAX_LINES,
      );
      if (!isPruning) return { changes, delete: [] };
      const isInScope = await createScope(client, resource, conditions);
      unlisted = listUnlisted(prepared, resource).filter(isInScope);
      refusePrune(prepared, unlisted, resource);
      for (const entity of unlisted.slice(0, options['dryRun'] ? undefined : MAX_LINES)) {
        write(`  - ${describeEntity(resource, entity)}`);
      }
      write(`  ${countThings(resource, unlisted.length)} to delete`);
      return { changes, delete: unlisted.map(({ id }) => id) };
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

/** Scope of `--prune`, from `--where`. */
function readScope(resource: CliResource, { where, prune }: CommandOptions): Condition[] {
  const given = Array.isArray(where) ? where : [];
  if (given.length > 0 && prune !== true) {
    throw new CliError('--where says what --prune may delete, and --prune is not given.', {
      exit: exitCode.usage,
    });
  }
  return given.map((condition) => parseWhere(resource, condition));
}

async function createScope(
  client: TrackingClient,
  resource: CliResource,
  conditions: readonly Condition[],
): Promise<(entity: Entity) => boolean> {
  const columns = conditions.map(({ column }) => column);
  const { read } = await createCellReader(resource, columns, createDirectories(client));
  return (entity) => conditions.every(({ column, fits }) => fits(read(entity, column)));
}

/**
 * Lists the things that are not in the file, without hidden (deleted) ones and the acting account.
 */
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

/** Shows the first of what changes, and answers all of it. */
async function showChanges(
  { file, planner }: PreparedImport,
  resource: CliResource,
  write: (line: string) => void,
  most: number,
): Promise<object[]> {
  const all: object[] = [];
  const show = (line: string) => {
    if (all.length <= most) write(line);
    else if (all.length === most + 1) write('  …');
  };
  for await (const row of file.rows()) {
    const planned = planRow(row, planner);
    if (planned.kind === 'create') {
      all.push({ action: 'create', key: row.key });
      show(`  + ${toPrintable(row.key)}`);
    }
    if (planned.kind !== 'update') continue;
    const entity = planned.entity as Entity;
    const changes = planned.changes.map((name) =>
      readChange(resource, name, entity, planned.input),
    );
    all.push({ action: 'update', key: row.key, id: entity.id, changes });
    show(`  ~ ${describeEntity(resource, entity)}: ${changes.map(describeChange).join(', ')}`);
  }
  return all;
}

/** A change of a field; of references and secrets only that they change. */
interface Change {
  field: string;
  from?: unknown;
  to?: unknown;
}

function readChange(
  { members }: CliResource,
  name: string,
  before: DraftInput,
  after: DraftInput,
): Change {
  const member = members.find((one) => one.member === name);
  const { secret, kind } = member?.description ?? {};
  const field = member?.name ?? name;
  if (secret || kind === 'reference') return { field };
  return { field, from: valueOf(before, name) ?? null, to: valueOf(after, name) ?? null };
}

/** `phone 1 → 2` */
const describeChange = (change: Change): string =>
  toPrintable(
    'from' in change ? `${change.field} ${quote(change.from)} → ${quote(change.to)}` : change.field,
  );

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
