import { listWritten } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { RunCommand } from '../../command';
import { type Context, printJson } from '../../context';
import { exitCode } from '../../exit-code';
import {
  type CliMember,
  type CliResource,
  namedBy,
  toKebab,
  toSpaced,
} from '../../resources/cli-resource';
import { cliResources } from '../../resources/resources';
import { formatTable } from '../../terminal/format-table';

/** A field as `rastro explain` tells it. */
interface Field {
  name: string;
  /** Name in options and columns, where that is another. */
  calledToo?: string;
  type: string;
  required: boolean;
  readOnly: boolean;
  about: string;
  unit?: string;
  default?: unknown;
  choices?: readonly string[];
  min?: number;
  max?: number;
  maxLength?: number;
  option?: string;
  example?: string;
}

/** `rastro explain <resource[.field]>` */
export const explain: RunCommand = async (context, [asked = ''], options) => {
  const [word = '', ...rest] = asked.split('.');
  const resource = findByWord(word);
  const fields = resource.members.map((member) => toField(resource, member));
  const name = rest.join('.');
  if (name === '') {
    const { command, many, description, hasAttributes } = resource;
    if (options['json'])
      return printJson(context, { resource: command, area: description.area, fields });
    context.stdout.write(`${command}: ${many}\n\n`);
    const rows = fields.map((one) => [one.name, one.type, describeDuty(one), one.about]);
    context.stdout.write(formatTable(['FIELD', 'TYPE', '', 'ABOUT'], rows));
    if (hasAttributes) context.stdout.write('\nattributes holds free values by their keys.\n');
    return;
  }
  const field = fields.find((one) => one.name === name || one.calledToo === name);
  if (!field) {
    throw new CliError(`${resource.command} have no field "${name}".`, {
      exit: exitCode.usage,
      hint: `There are: ${fields.map((one) => one.name).join(', ')}`,
    });
  }
  if (options['json']) return printJson(context, field);
  printField(context, resource, field);
};

function findByWord(word: string): CliResource {
  const found = cliResources.find(({ command, description, one }) =>
    [command, description.name, one, toKebab(description.name)].includes(word),
  );
  if (found) return found;
  throw new CliError(`There is no resource "${word}".`, {
    exit: exitCode.usage,
    hint: `There are: ${cliResources.map(({ command }) => command).join(', ')}`,
  });
}

function toField(resource: CliResource, one: CliMember): Field {
  const { member, name, words, description } = one;
  const { unit, fallback, choices, listOf, min, max, maxLength, secret } = description;
  const isWritten = listWritten(resource).includes(one);
  const example = words.example ?? choices?.[0];
  return {
    name: member,
    ...(name !== member && { calledToo: name }),
    type: toType(resource, one),
    required: description.required === true,
    readOnly: !isWritten,
    about: words.hint ?? toSpaced(name),
    ...(unit && { unit }),
    ...(fallback !== null && fallback !== '' && !description.required && { default: fallback }),
    ...((choices ?? listOf) && { choices: choices ?? listOf }),
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(maxLength !== undefined && { maxLength }),
    ...(isWritten && { option: `--${toKebab(name)}` }),
    ...(isWritten &&
      !secret &&
      example !== undefined && { example: `--${toKebab(name)} ${example}` }),
  };
}

/** `id of a device`, `text, secret`, `whole number`. */
function toType({ find }: CliResource, { description }: CliMember): string {
  const { kind, whole, secret, listOf } = description;
  const other = namedBy(description);
  if (other !== undefined)
    return kind === 'numbers' ? `ids of ${find(other).many}` : `id of a ${find(other).one}`;
  const plain = kind === 'number' && whole ? 'whole number' : kind;
  return [listOf ? 'comma list' : plain, ...(secret ? ['secret'] : [])].join(', ');
}

const describeDuty = ({ required, readOnly }: Field): string =>
  (readOnly && 'read only') || (required && 'required') || '';

function printField({ stdout }: Context, { command }: CliResource, field: Field): void {
  const { name, example, choices, default: preset } = field;
  const shown = [
    'calledToo',
    'type',
    'about',
    'unit',
    'min',
    'max',
    'maxLength',
    'option',
  ] as const;
  const rows = shown
    .filter((key) => field[key] !== undefined)
    .map((key) => [toSpaced(key), String(field[key])]);
  const duty = describeDuty(field);
  stdout.write(
    formatTable(null, [
      ['field', `${command}.${name}`],
      ...rows,
      ...(duty === '' ? [] : [['writing', duty]]),
      ...(preset === undefined ? [] : [['default', JSON.stringify(preset)]]),
      ...(choices ? [['choices', choices.join(', ')]] : []),
      ...(example === undefined ? [] : [['example', `rastro ${command} update 12 ${example}`]]),
    ]),
  );
}
