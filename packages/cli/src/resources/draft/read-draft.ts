import {
  listWritten,
  type AttributeInput,
  isAttributeKey,
  parseAttributeName,
  parseAttributeValue,
  type Draft,
} from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CommandOptions } from '../../command';
import { exitCode } from '../../exit-code';
import { type CliMember, type CliResource, namedBy, toKebab } from '../cli-resource';
import { parseMember } from '../values/parse-member';

/**
 * Reads the draft from the options of a create or update. `texts` are values from elsewhere: files,
 * secrets, an argument. Throws for an invalid value.
 */
export function readDraft(
  resource: CliResource,
  options: CommandOptions,
  texts: Readonly<Record<string, string>> = {},
): Draft {
  const fields: Record<string, unknown> = { ...texts };
  const references: Record<string, string> = {};
  for (const member of listWritten(resource)) {
    const { kind, secret } = member.description;
    const isNamed = namedBy(member.description) !== undefined;
    const given = options[member.name];
    if (typeof given !== 'string' || secret || kind === 'schedule') continue;
    if (isNamed) references[member.member] = given.trim();
    else fields[member.member] = parseOption(resource, member, given.trim());
  }
  return {
    fields,
    references,
    attributes: readAttributes(options),
    removedAttributes: readList(options['removeAttribute']),
  };
}

/** True when the draft holds no changes. */
export const isEmptyDraft = ({
  fields,
  references,
  attributes,
  removedAttributes = [],
}: Draft): boolean =>
  Object.keys({ ...fields, ...references }).length + attributes.size + removedAttributes.length ===
  0;

/** The value of an option's text. Throws naming the option. */
export function parseOption(resource: CliResource, member: CliMember, text: string): unknown {
  const parsed = parseMember(member, text);
  if ('value' in parsed) return parsed.value;
  const isArgument = resource.words.argument === member.member;
  const where = isArgument ? `The ${member.name}` : `--${toKebab(member.name)}`;
  throw wrong(`${where} ${parsed.problem}.`, resource.words.examples?.create?.[0]);
}

/** Reads the attributes of `--attribute`. Throws for an invalid one. */
export const readAttributes = (options: CommandOptions): Map<string, AttributeInput> =>
  new Map(readList(options['attribute']).map(readAttribute));

const readList = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function readAttribute(given: string): [string, AttributeInput] {
  const hint = '--attribute plate=ABC1D23 --attribute speedLimit:number=43';
  const at = given.indexOf('=');
  const { key, type } = parseAttributeName(at === -1 ? '' : given.slice(0, at));
  if (!isAttributeKey(key)) throw wrong(`--attribute takes key=value, not "${given}".`, hint);
  const text = given.slice(at + 1);
  const value = parseAttributeValue(text, type);
  if (value === undefined) throw wrong(`The attribute ${key} is no ${type}: "${text}".`, hint);
  return [key, { text, value }];
}

const wrong = (message: string, example?: string): CliError =>
  new CliError(message, {
    exit: exitCode.usage,
    ...(example !== undefined && { hint: `As in: ${example}` }),
  });
