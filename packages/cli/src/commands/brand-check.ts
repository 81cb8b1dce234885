import { readBrandFolder } from '@rastro/theme/folder';
import { describeFolder } from '../brand/describe-folder';
import { CliError } from '../cli-error';
import type { RunCommand } from '../command';
import { printJson, say } from '../context';
import { toPrintable } from '../format-table';

export const checkBrand: RunCommand = async (context, [dir = '.'], options) => {
  const folder = await readBrandFolder(dir);
  const { problems, warnings } = describeFolder(folder);
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
