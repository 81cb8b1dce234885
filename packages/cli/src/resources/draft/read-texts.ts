import { readFile, stat } from 'node:fs/promises';
import { listWritten } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CommandOptions } from '../../command';
import type { Context } from '../../context';
import { exitCode } from '../../exit-code';
import { askSecret, readSecretLine } from '../../terminal/read-secret';
import { type CliMember, type CliResource, toKebab, toSpaced } from '../cli-resource';

const MAX_CALENDAR_BYTES = 1024 * 1024;

/** Values that stand in no option: secrets, asked for or read from stdin, and the files of calendars. */
export async function readTexts(
  context: Context,
  resource: CliResource,
  options: CommandOptions,
): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  const secrets: CliMember[] = [];
  for (const one of listWritten(resource)) {
    const { member, name, description } = one;
    const given = options[name];
    if (description.kind === 'schedule' && typeof given === 'string') {
      texts[member] = await readCalendarFile(given);
    }
    if (description.secret && given === true) secrets.push(one);
  }
  if (secrets.length > 1 && !context.stdin.isTTY) {
    const flags = secrets.map(({ name }) => `--${toKebab(name)}`).join(' and ');
    throw new CliError(`${flags} cannot both be read from stdin.`, {
      exit: exitCode.usage,
      hint: 'Change one after the other, or on a terminal, where they are asked for.',
    });
  }
  for (const one of secrets) texts[one.member] = await readSecret(context, one);
  return texts;
}

async function readSecret(context: Context, { member, words }: CliMember): Promise<string> {
  const spaced = toSpaced(member);
  const name = spaced.charAt(0).toUpperCase() + spaced.slice(1);
  if (!context.stdin.isTTY) return readSecretLine(context, name);
  const first = await askSecret(context, { name, hint: '' });
  if (first === '') throw new CliError(`The ${spaced} is empty.`, { exit: exitCode.usage });
  if (words.isAskedOnce) return first;
  if (first === (await askSecret(context, { name: `${name} again`, hint: '' }))) return first;
  throw new CliError('The two are not the same.', { hint: 'Run the command again.' });
}

/** The base64 of an iCalendar file. Throws for what is none. */
async function readCalendarFile(path: string): Promise<string> {
  const info = await stat(path).catch(() => null);
  if (!info?.isFile()) {
    throw new CliError(`There is no file ${path}.`, { exit: exitCode.usage });
  }
  if (info.size > MAX_CALENDAR_BYTES) {
    throw new CliError(`${path} is larger than ${MAX_CALENDAR_BYTES} bytes.`);
  }
  const bytes = await readFile(path);
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(bytes.toString('utf8', 0, 64))) {
    throw new CliError(`${path} is no iCalendar file: it does not begin with BEGIN:VCALENDAR.`, {
      hint: 'Export the calendar as .ics and give that file.',
    });
  }
  return bytes.toString('base64');
}
