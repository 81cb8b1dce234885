import { type Draft, formatCell, isAttributeKey, listWritten } from '@rastro/sdk/domain';
import { CliError } from '../cli-error';
import { type CliMember, type CliResource, namedBy } from '../resources/cli-resource';
import { parseMember } from '../resources/values/parse-member';

type Values = Readonly<Record<string, unknown>>;

/** Draft from values by the names of fields. Throws for a field or a value that is none. */
export function toDraft(resource: CliResource, values: Values): Draft {
  const written = listWritten(resource).filter(({ description }) => !description.secret);
  const fields: Record<string, unknown> = {};
  const references: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (name === 'attributes' && resource.hasAttributes) continue;
    const member = written.find((one) => one.member === name || one.name === name);
    if (!member) {
      throw new CliError(`"${name}" is no field of ${resource.many} that can be written here.`, {
        hint: `There are: ${written.map((one) => one.member).join(', ')}${resource.hasAttributes ? ', attributes' : ''}`,
      });
    }
    const { fallback } = member.description;
    if (namedBy(member.description) === undefined) fields[member.member] = readValue(member, value);
    else references[member.member] = value === fallback ? '' : toText(value).trim();
  }
  return { fields, references, ...readAttributes(resource.hasAttributes ? values : {}) };
}

function readValue(member: CliMember, value: unknown): unknown {
  const parsed = parseMember(member, toText(value));
  if ('value' in parsed) return parsed.value;
  throw new CliError(`${member.member} ${parsed.problem}.`);
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? value.join(',') : JSON.stringify(value);
}

/** Attributes by key; null takes one away. */
function readAttributes({ attributes }: Values): Pick<Draft, 'attributes' | 'removedAttributes'> {
  const entries = Object.entries((attributes ?? {}) as Values);
  const wrong = entries.find(([key]) => !isAttributeKey(key));
  if (wrong) throw new CliError(`"${wrong[0]}" is no key of an attribute.`);
  const given = entries.filter(([, value]) => value !== null);
  return {
    attributes: new Map(given.map(([key, value]) => [key, { text: formatCell(value), value }])),
    removedAttributes: entries.filter(([, value]) => value === null).map(([key]) => key),
  };
}
