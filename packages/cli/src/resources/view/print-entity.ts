import { formatCell, listColumns } from '@rastro/sdk/domain';
import type { CommandOptions } from '../../command';
import { type Context, printJson } from '../../context';
import { formatTable } from '../../terminal/format-table';
import type { CliResource } from '../cli-resource';
import type { Entity } from '../entity';
import type { Directories } from '../references/resolve-reference';
import { createCellReader, listAttributes } from './columns';
import { printNames } from './print-names';

/** One thing, a member a line; JSON in the shape of the tracking API with `--json`. */
export async function printEntity(
  context: Context,
  resource: CliResource,
  entity: Entity,
  directories: Directories,
  options: CommandOptions,
): Promise<void> {
  if (options['output'] === 'name') return printNames(context, resource, [entity], directories);
  if (options['json']) {
    printJson(context, entity);
    return;
  }
  // Nothing is asked for the names of what is not referred to.
  const isNothing = new Set(
    resource.members
      .filter(({ member, description: { kind } }) => kind === 'reference' && !entity[member])
      .map(({ name }) => name),
  );
  const columns = [...listColumns(resource), ...listAttributes([entity])];
  const shown = columns.filter((column) => !isNothing.has(column));
  const { read } = await createCellReader(resource, shown, directories);
  const rows = columns.map((column) => {
    if (isNothing.has(column)) return [column, ''];
    const { words } = resource.members.find(({ name }) => name === column) ?? {};
    const format = words?.format ?? formatCell;
    return [column, format(read(entity, column), entity)];
  });
  context.stdout.write(formatTable(null, rows));
}
