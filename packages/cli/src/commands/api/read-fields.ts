import { readFile } from 'node:fs/promises';
import { CliError } from '../../cli-error';
import type { CommandOptions } from '../../command';
import { exitCode } from '../../exit-code';

const listOf = (value: CommandOptions[string]): string[] => (Array.isArray(value) ? value : []);

const wrong = (message: string): CliError =>
  new CliError(message, { exit: exitCode.usage, hint: 'As in: -f name=North -F groupId=3' });

/** Fields of `-f` and `-F` by key; `-f` keeps texts. Throws for a text that is no `key=value`. */
export async function readFields(options: CommandOptions): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for (const given of listOf(options['field'])) {
    const [key, text] = split(given);
    fields[key] = text;
  }
  for (const given of listOf(options['typedField'])) {
    const [key, text] = split(given);
    fields[key] = text.startsWith('@') ? await readText(text.slice(1)) : toValue(text);
  }
  return fields;
}

function split(given: string): [string, string] {
  const at = given.indexOf('=');
  if (at < 1) throw wrong(`"${given}" is no key=value.`);
  return [given.slice(0, at), given.slice(at + 1)];
}

/** Numbers, true, false and null as such. */
function toValue(text: string): unknown {
  const isPlain = /^(?:true|false|null|-?(?:0|[1-9]\d{0,14})(?:\.\d+)?)$/.test(text);
  return isPlain ? (JSON.parse(text) as unknown) : text;
}

const readText = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch(() => {
    throw wrong(`There is no file ${path} that can be read.`);
  });
