import { toPrintable } from '@rastro/sdk/domain';
import { join } from 'node:path';
import { type BrandFolder, readBrandFolder } from '@rastro/theme/folder';
import { buildBrand } from '../../brand/build-brand';
import { describeFolder } from '../../brand/describe-folder';
import { describeForFlags } from '../../brand/describe-for-flags';
import { readAnswers } from '../../brand/read-answers';
import { findExisting, listDraftFiles, writeBrand } from '../../brand/write-brand';
import { CliError } from '../../cli-error';
import type { CommandOptions, RunCommand } from '../../command';
import { confirm } from '../../terminal/confirm';
import { type Context, printJson, say } from '../../context';
import { exitCode } from '../../exit-code';

export const initBrand: RunCommand = async (context, [dir = '.'], options) => {
  const { draft, problems } = await buildBrand(await readAnswers(context, options));
  if (problems.length > 0) {
    const lines = [...new Set(problems.map((problem) => describeForFlags(problem)))];
    throw new CliError(lines.join('\n'), { exit: exitCode.usage });
  }
  const paths = listDraftFiles(draft).map(([name]) => join(dir, name));
  if (options['dryRun']) {
    printJson(context, draft.json);
    for (const path of paths) say(context, `Would write ${path}`);
    return;
  }
  const existing = await findExisting(dir, draft);
  if (!(await mayReplace(context, options, dir, existing))) {
    say(context, 'Nothing was written.');
    return;
  }
  const { warnings } = await describeFolder(await writeBrand(dir, draft, checkStage));
  const next = `npm start -- --brand ${quoteForShell(dir)}`;
  if (options['json'])
    printJson(context, { dir, files: paths, branding: draft.json, warnings, next });
  for (const path of paths) say(context, `Wrote ${path}`);
  for (const { message } of warnings) say(context, `Warning: ${toPrintable(message)}`);
  say(
    context,
    `\nSee it:   ${next}\nCheck it after changes:   npx --no-install rastro brand check ${quoteForShell(dir)}`,
  );
};

async function mayReplace(
  context: Context,
  options: CommandOptions,
  dir: string,
  existing: readonly string[],
): Promise<boolean> {
  if (existing.length === 0 || options['force']) return true;
  const names = existing.map((name) => join(dir, name)).join(', ');
  if (!context.stdin.isTTY && !options['yes']) {
    throw new CliError(`There already: ${names}`, {
      hint: 'Pass --force to replace what is there, or give another folder.',
    });
  }
  return confirm(context, options, `Replace ${names}?`);
}

/** Checks the new folder as `brand check` does; throws on problems. */
async function checkStage(stage: string): Promise<Extract<BrandFolder, { ok: true }>> {
  const folder = await readBrandFolder(stage);
  if (folder.ok) return folder;
  throw new CliError(folder.problems.map((problem) => describeForFlags(problem)).join('\n'));
}

const quoteForShell = (text: string): string =>
  /^[\w./~@+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
