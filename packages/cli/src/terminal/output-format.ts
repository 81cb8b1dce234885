import { formatCell, formatCsvRow } from '@rastro/sdk/domain';
import { CliError } from '../cli-error';
import type { Command, CommandOption, CommandOptions } from '../command';
import { type Context, escapeControls } from '../context';
import { exitCode } from '../exit-code';

/** The formats of `--output`; `name` is what other commands take for a thing, one a line. */
const FORMATS = ['table', 'json', 'yaml', 'csv', 'name'] as const;
type Format = (typeof FORMATS)[number];

const hasFlag = ({ options = [] }: Command, flag: string): boolean =>
  options.some(({ flags }) => flags.split(/[ ,]+/).includes(flag));

/** A command that prints JSON prints the other formats too. */
export function withOutput(command: Command): Command {
  if (!hasFlag(command, '--json')) return command;
  const choices = FORMATS.filter((format) => format !== 'name' || command.printsNames);
  const output: CommandOption = {
    flags: '-o, --output <format>',
    description: 'print it so',
    choices,
  };
  return { ...command, options: [...(command.options ?? []), output], hasOutput: true };
}

/** The context and the options that a command runs with, for the format that was asked for. */
export async function readOutput(
  context: Context,
  command: Command,
  options: CommandOptions,
): Promise<{ context: Context; options: CommandOptions }> {
  const format = FORMATS.find((one) => one === options['output']);
  if (!command.hasOutput || format === undefined) return { context, options };
  const other = ['json', 'csv', 'tsv'].find((flag) => options[flag] !== undefined);
  if (other !== undefined) {
    throw new CliError(`--output and --${other} are not given together.`, { exit: exitCode.usage });
  }
  if (format === 'table' || format === 'name') return { context, options };
  // Commands that know of CSV write it themselves, others what they print as JSON.
  if (format === 'csv' && hasFlag(command, '--csv')) {
    return { context, options: { ...options, csv: true } };
  }
  return { context: await printAs(context, format), options: { ...options, json: true } };
}

async function printAs(context: Context, format: Format): Promise<Context> {
  if (format === 'csv') return { ...context, toText: createCsvWriter() };
  if (format !== 'yaml') return context;
  const { stringify } = await import('yaml');
  return {
    ...context,
    toText(value, isOneOfMany) {
      // Signs that steer a terminal can be written out between quotes only.
      const plain = stringify(value);
      const isClean = escapeControls(plain) === plain;
      const quoted = () => stringify(value, { defaultStringType: 'QUOTE_DOUBLE' });
      return `${isOneOfMany ? '---\n' : ''}${isClean ? plain : escapeControls(quoted())}`;
    },
  };
}

/** A row for each of the things, under all names that they have; of things one by one, those of the first. */
function createCsvWriter(): NonNullable<Context['toText']> {
  let names: string[] | null = null;
  return (value, isOneOfMany) => {
    const all: readonly unknown[] = Array.isArray(value) ? value : [value];
    const rows = all.map(toRow);
    const isFirst = names === null || !isOneOfMany;
    if (names === null || !isOneOfMany) names = [...new Set(rows.flatMap(Object.keys))];
    const columns = names;
    const lines = rows.map((row) => columns.map((name) => formatCell(row[name])));
    return [...(isFirst ? [columns] : []), ...lines].map((cells) => formatCsvRow(cells)).join('');
  };
}

const toRow = (one: unknown): Readonly<Record<string, unknown>> =>
  typeof one === 'object' && one !== null ? { ...one } : { value: one };
