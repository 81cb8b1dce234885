import { toPrintable } from '@rastro/sdk/domain';
import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { readBrandFolder } from '@rastro/theme/folder';
import { describeFolder } from '../../brand/describe-folder';
import { CliError } from '../../cli-error';
import type { RunCommand } from '../../command';
import { printJson, say } from '../../context';
import { exitCode } from '../../exit-code';

export const checkBrand: RunCommand = async (context, [path = '.'], options) => {
  const folder = await readBrandFolder(await findFolder(path));
  const { problems, warnings } = await describeFolder(folder);
  if (options['json']) {
    printJson(context, { file: folder.file, ok: folder.ok, problems, warnings });
  } else {
    const lines = [
      ...problems.map(({ message }) => `problem  ${message}`),
      ...warnings.map(({ message }) => `warning  ${message}`),
    ];
    context.stdout.write(lines.map((line) => `${toPrintable(line)}\n`).join(''));
  }
  if (!folder.ok) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    throw new CliError(`${count} in ${folder.file}`, {
      hint: 'A server that shows this brand keeps the last good one until this is mended.',
    });
  }
  const found = warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`;
  say(context, `${folder.file} can be used: ${found}.`);
};

/** The folder itself, or the one of its branding.json. Throws for any other file. */
async function findFolder(path: string): Promise<string> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) return path;
  if (basename(path) === 'branding.json') return dirname(path);
  throw new CliError(`${path} is no brand: a brand is a folder with a branding.json.`, {
    exit: exitCode.usage,
    hint: `Check its folder: rastro brand check ${dirname(path)}`,
  });
}
