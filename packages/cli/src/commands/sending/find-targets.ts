import { readFile } from 'node:fs/promises';
import type { TrackingClient } from '@rastro/sdk/client';
import { device, group } from '@rastro/sdk/contract';
import { CliError } from '../../cli-error';
import type { CommandOptions } from '../../command';
import { exitCode } from '../../exit-code';
import { callsOf } from '../../resources/entity';
import type { Directories } from '../../resources/references/resolve-reference';
import { resolveReference } from '../../resources/references/resolve-reference';
import { findResource } from '../../resources/resources';

const listOf = (value: CommandOptions[string]): string[] => (Array.isArray(value) ? value : []);

/** The devices that the options name, each once. Throws where there is none, or a name is nobody's. */
export async function findTargets(
  client: TrackingClient,
  directories: Directories,
  options: CommandOptions,
): Promise<number[]> {
  const [devices, groups] = [findResource(device), findResource(group)];
  const ids = new Set<number>();
  const names = [...listOf(options['device']), ...(await readNames(options['file']))];
  for (const name of names) ids.add(await resolveReference(directories, devices, name));
  for (const name of listOf(options['group'])) {
    const groupId = await resolveReference(directories, groups, name);
    const below = (await directories.read(groups)).withChildren(groupId);
    for (const one of await callsOf(client, device).list()) {
      if (below.has(Number(one['groupId']))) ids.add(one.id);
    }
  }
  if (ids.size > 0) return [...ids];
  throw new CliError('No device is named.', {
    exit: exitCode.usage,
    hint: 'Name them by --device, --group or --file.',
  });
}

/** The lines of a file that are not empty. */
async function readNames(path: CommandOptions[string]): Promise<string[]> {
  if (typeof path !== 'string') return [];
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CliError(`The file ${path} cannot be read.`, { exit: exitCode.usage });
  });
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  return lines.map((line) => line.trim()).filter(Boolean);
}
