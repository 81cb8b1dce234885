import { listWritten } from '@rastro/sdk/domain';
import { type CliMember, type CliResource, toKebab } from '../cli-resource';
import type { Verb } from '../words/resource-words';
import { isNeeded } from './is-needed';

/** Whole command lines for the help of a command, made of the examples of its members. */
export function writeExamples(resource: CliResource, verb: Verb): readonly string[] {
  const written = resource.words.examples?.[verb];
  if (written) return written;
  const { command, key, members, words } = resource;
  const start = `rastro ${command} ${words.verbs?.[verb] ?? verb}`;
  const [one, other] = nameOne(resource);
  const settable = listWritten(resource).filter(
    (member) => member !== key && member.words.example !== undefined,
  );
  switch (verb) {
    case 'list':
      return [start, `${start} --json | jq '.[].id'`];
    case 'get':
      return [`${start} ${one}`, `${start} ${other} --json`];
    case 'create': {
      const needed = members.filter((member) => isNeeded(resource, member)).map(toWords);
      const [argument] = members.filter(({ member }) => member === resource.words.argument);
      const said = [argument && (argument.words.example ?? 'TEXT'), ...needed];
      const line = [start, ...said].filter(Boolean).join(' ');
      return [line, `${line} --dry-run`];
    }
    case 'update': {
      const [first, second] = settable.length > 0 ? settable : listWritten(resource);
      const change = first ? toWords(first) : '--help';
      return [
        `${start} ${one} ${change}`,
        `${start} ${other} ${second ? toWords(second) : change} --dry-run`,
      ];
    }
    case 'delete':
      return [`${start} ${one}`, `${start} ${other} --yes`];
  }
}

/** Returns two ways to name one thing in a command: by its label, and by its id. */
function nameOne({ key, labels, members }: CliResource): [string, string] {
  if (key) return ['12', `--${toKebab(key.name)} ${key.words.example ?? 'TEXT'}`];
  const label = members.find(({ member }) => member === labels[0]);
  return [label?.words.example ?? '4', '12'];
}

function toWords({ name, words, description }: CliMember): string {
  const flag = `--${toKebab(name)}`;
  if (description.secret) return flag;
  return `${flag} ${words.example ?? description.choices?.[0] ?? PLAIN[description.kind] ?? 'TEXT'}`;
}

const PLAIN: Readonly<Record<string, string>> = {
  number: '10',
  flag: 'true',
  moment: '2027-12-31',
  reference: '12',
  schedule: 'hours.ics',
  area: "'CIRCLE (-23.5505 -46.6333, 200)'",
};
