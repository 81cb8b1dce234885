import { toPrintable } from '@rastro/sdk/domain';
import type { Context } from '../../context';
import type { CliResource } from '../cli-resource';
import type { Entity } from '../entity';
import { namingMembers } from '../references/named-things';
import type { Directories } from '../references/resolve-reference';

/** The names of things, one a line, as other commands take them; ids where a name would not name it alone. */
export async function printNames(
  { stdout }: Context,
  resource: CliResource,
  entities: readonly Entity[],
  directories: Directories,
): Promise<void> {
  const named = await directories.readNamed(resource);
  const [first = 'id'] = namingMembers(resource);
  for (const entity of entities) {
    const name = toPrintable(String(entity[first] ?? ''));
    const [found, ...others] = named.find(name);
    const isAlone = found?.id === entity.id && others.length === 0 && name.trim() === name;
    stdout.write(`${isAlone ? name : entity.id}\n`);
  }
}
