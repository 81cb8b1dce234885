import { listWritten } from '@rastro/sdk/domain';
import type { CommandOption } from '../../command';
import { type CliMember, type CliResource, toKebab, toSpaced } from '../cli-resource';

/** The options that write the members of a resource. */
export function listMemberOptions(resource: CliResource): [CliMember, CommandOption][] {
  return listWritten(resource).map((member) => [member, toOption(member, resource.find)]);
}

function toOption(member: CliMember, find: CliResource['find']): CommandOption {
  const { name, words, description } = member;
  const { kind, choices, secret } = description;
  const flag = [words.synonym, name].filter((one) => one !== undefined);
  const names = flag.map((one) => `--${toKebab(one)}`).join(', ');
  const hint = words.hint ?? toSpaced(name);
  if (secret) {
    return {
      flags: names,
      description: `${hint}, asked for or read from stdin, never written here`,
    };
  }
  return {
    flags: `${names} ${toPlaceholder(description)}`,
    description: [hint, ...describeKind(member, find)].join(', '),
    ...(kind === 'choice' && choices && { choices }),
    ...(kind === 'schedule' && { completes: 'files' as const }),
  };
}

function toPlaceholder({ kind, whole, idsOf }: CliMember['description']): string {
  switch (kind) {
    case 'number':
      return whole ? '<n>' : '<number>';
    case 'flag':
      return '<true|false>';
    case 'choice':
      return '<value>';
    case 'moment':
      return '<date>';
    case 'reference':
      return '<name>';
    case 'area':
      return '<area>';
    case 'schedule':
      return '<file>';
    case 'numbers':
      return idsOf === undefined ? '<numbers>' : '<names>';
    case 'object':
      return '<json>';
    default:
      return '<text>';
  }
}

function describeKind({ description, words }: CliMember, find: CliResource['find']): string[] {
  const { kind, unit, min, max, refersTo, idsOf, listOf } = description;
  if (listOf) return [`a comma list of ${listOf.join(', ')}`];
  if (kind === 'reference' && refersTo !== undefined) {
    const { labels } = find(refersTo);
    return [labels.length > 0 ? "by name or id; '' for none" : "by id; '' for none"];
  }
  if (idsOf !== undefined) return ['by name or id, with commas between them'];
  if (kind === 'moment') return ['2027-12-31'];
  if (kind === 'schedule') return ['an iCalendar file (.ics)'];
  if (kind !== 'number') return [];
  const isBounded = min !== undefined && max !== undefined;
  return [
    // Words of its own say the unit better.
    ...(unit && words.hint === undefined ? [`in ${unit}`] : []),
    ...(isBounded ? [`from ${min} to ${max}`] : []),
  ];
}
