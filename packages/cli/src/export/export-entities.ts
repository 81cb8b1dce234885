import {
  formatCsvRow,
  listWritten,
  attributesOf,
  type Directory,
  formatCell,
} from '@rastro/sdk/domain';
import type { CommandOptions } from '../command';
import { type Context, printJsonLine, say } from '../context';
import { createSignedInClient } from '../profiles/signed-in-client';
import type { CliMember, CliResource } from '../resources/cli-resource';
import { callsOf, type Entity } from '../resources/entity';
import { createDirectories } from '../resources/references/resolve-reference';
import { listAttributes } from '../resources/view/columns';
import { inTree } from '../resources/view/in-tree';

/** `rastro <resource> export` */
export async function exportEntities(
  context: Context,
  resource: CliResource,
  options: CommandOptions,
): Promise<void> {
  const client = await createSignedInClient(context);
  const { description, words, one, many, hasAttributes } = resource;
  const isAll = options['all'] === true;
  const hasAll = description.query['all'] !== undefined && (isAll || words.listsAll === true);
  const listed = await callsOf(client, description).list(hasAll ? { all: true } : undefined);
  const shown = listed.filter((entity) => isAll || !words.isHidden?.(entity));
  // What others are in comes before them.
  const entities = inTree(resource, shown).map(({ entity }) => entity);

  const members = listWritten(resource).filter(
    ({ description: { secret, writeOnly } }) => !secret && !writeOnly,
  );
  const directories = createDirectories(client);
  const names = new Map<CliMember, Directory>();
  for (const member of members) {
    const { kind, refersTo } = member.description;
    if (kind !== 'reference' || refersTo === undefined) continue;
    names.set(member, await directories.readNames(resource.find(refersTo)));
  }
  const read = (entity: Entity, member: CliMember): unknown => {
    const directory = names.get(member);
    const value = entity[member.member];
    return directory ? describeReference(directory, Number(value)) : value;
  };

  if (options['jsonLines'] === true) {
    for (const entity of entities) {
      const line = Object.fromEntries(members.map((member) => [member.name, read(entity, member)]));
      const attributes = hasAttributes ? { attributes: attributesOf(entity) } : {};
      printJsonLine(context, { id: entity.id, ...line, ...attributes });
    }
  } else {
    const attributes = hasAttributes ? listAttributes(entities) : [];
    const start = resource.identity ? [] : ['id'];
    const columns = [...start, ...members.map(({ name }) => name), ...attributes];
    // The mark of UTF-8: without it spreadsheets break accents.
    context.stdout.write(`\uFEFF${formatCsvRow(columns)}`);
    for (const entity of entities) {
      const cells = [
        ...(resource.identity ? [] : [entity.id]),
        ...members.map((member) => read(entity, member)),
        ...attributes.map((column) => readAttribute(entity, column)),
      ];
      context.stdout.write(formatCsvRow(cells.map(formatCell)));
    }
  }
  say(context, entities.length === 1 ? `1 ${one}` : `${entities.length} ${many}`);
}

/** The name, or the id where the name would not lead back. */
function describeReference(directory: Directory, id: number): string {
  const name = directory.nameOf(id);
  if (id === 0) return name;
  const match = directory.find(name);
  return match.kind === 'found' && match.id === id ? name : String(id);
}

function readAttribute(entity: Entity, column: string): unknown {
  const attributes = attributesOf(entity);
  const key = column.slice('attributes.'.length);
  return Object.hasOwn(attributes, key) ? attributes[key] : null;
}
