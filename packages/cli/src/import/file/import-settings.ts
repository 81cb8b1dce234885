import { ENCODINGS, type Encoding } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CommandOptions } from '../../command';
import { exitCode } from '../../exit-code';

/** Options of an import. */
export interface ImportSettings {
  maps: string[];
  createGroups: boolean;
  parallel: number;
  encoding: Encoding | undefined;
  delimiter: string | undefined;
  /** The sheet of an Excel file. */
  sheet: string | undefined;
}

const MAX_PARALLEL = 128;
const DEFAULT_PARALLEL = 64;

/** Reads the options of an import. Throws for a value that is none. */
export function readImportSettings(options: CommandOptions): ImportSettings {
  const { map, parallel, encoding, delimiter } = options;
  const count = parallel === undefined ? DEFAULT_PARALLEL : Number(parallel);
  if (!Number.isInteger(count) || count < 1 || count > MAX_PARALLEL) {
    throw wrong(`--parallel takes a number from 1 to ${MAX_PARALLEL}.`);
  }
  const divider = delimiter === 'tab' ? '\t' : delimiter;
  if (divider !== undefined && (typeof divider !== 'string' || !/^[^"\r\n]$/.test(divider))) {
    throw wrong('--delimiter takes one character, or the word tab.');
  }
  return {
    maps: Array.isArray(map) ? map : [],
    createGroups: options['createGroups'] === true,
    parallel: count,
    encoding: ENCODINGS.find((known) => known === encoding),
    delimiter: divider,
    sheet: typeof options['sheet'] === 'string' ? options['sheet'] : undefined,
  };
}

const wrong = (message: string): CliError => new CliError(message, { exit: exitCode.usage });

/** The command that goes on with an import, for people to copy. */
export function formatResumeCommand(
  command: string,
  path: string,
  options: CommandOptions,
  verb: 'import' | 'apply' = 'import',
): string {
  const { map, parallel, encoding, delimiter, sheet, profile } = options;
  const given: [string, unknown][] = [
    ...(Array.isArray(map) ? map.map((text): [string, unknown] => ['--map', text]) : []),
    ['--encoding', encoding],
    ['--delimiter', delimiter],
    ['--sheet', sheet],
    ['--parallel', parallel],
    ['--profile', profile],
  ];
  const words = given.flatMap(([flag, value]) =>
    typeof value === 'string' ? [flag, quote(value)] : [],
  );
  const flags = [
    ...(options['createGroups'] ? ['--create-groups'] : []),
    ...(verb === 'apply' && options['prune'] ? ['--prune', '--yes-prune'] : []),
  ];
  return [`rastro ${command} ${verb}`, quote(path), ...words, ...flags, '--yes'].join(' ');
}

const quote = (text: string): string =>
  /^[\w./:@%+=-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
