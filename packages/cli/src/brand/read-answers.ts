import { CliError } from '../cli-error';
import type { CommandOptions } from '../command';
import type { Context } from '../context';
import { exitCode } from '../exit-code';
import { brandFields } from './brand-fields';
import type { BrandAnswers } from './build-brand';

/**
 * The values for a new brand: from flags, and, when a required one is missing and somebody is there
 * to answer, from questions. Throws a usage error that names the missing flags.
 */
export async function readAnswers(
  context: Context,
  options: CommandOptions,
): Promise<BrandAnswers> {
  const given = Object.fromEntries(
    brandFields.flatMap(({ name }) => {
      const value = options[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    }),
  );
  if (given['logo'] !== undefined && given['logoText'] !== undefined) {
    throw usage('Both --logo and --logo-text are given.', 'Give one of them.');
  }
  for (const { name, path, flags } of brandFields) {
    const needsLogo = path === 'logo.dark' || path === 'logo.width';
    if (needsLogo && given[name] !== undefined && given['logo'] === undefined) {
      throw usage(`${flags} needs a logo for light grounds.`, 'Give it with --logo FILE.');
    }
  }
  const missing = brandFields.filter(({ name, isRequired }) => isRequired && !given[name]?.trim());
  if (missing.length === 0) return given;
  if (context.stdin.isTTY && !options['yes']) {
    const { askBrand } = await import('./ask-brand');
    return askBrand(context, given);
  }
  const flags = missing.map((field) => field.flags).join(' and ');
  throw usage(`Missing: ${flags}`, 'Without a terminal to ask on, values come from flags.');
}

const usage = (message: string, hint: string): CliError =>
  new CliError(message, { exit: exitCode.usage, hint });
