import type { Command, CommandOption, RunCommand } from '../../command';
import { dryRunOption, jsonOption, yesOption } from '../../shared-options';
import { type CliMember, type CliResource, toKebab, toSpaced } from '../cli-resource';
import { namingMembers } from '../references/named-things';
import { newKeyName } from '../run/new-key-name';
import { type Verb, VERBS } from '../words/resource-words';
import { isNeeded } from './is-needed';
import { listListOptions, WHERE } from './list-options';
import { listMemberOptions } from './member-options';
import { writeExamples } from './write-examples';

/** The commands of a resource: those of its operations that nobody wrote by hand. */
export function makeResourceCommands(resource: CliResource): Command[] {
  const { description, words } = resource;
  return VERBS.filter(
    (verb) => description.operations.includes(verb) && !words.without?.includes(verb),
  ).map((verb) => makeCommand(resource, verb));
}

const MANY =
  'Takes several at once, by name or id; - reads them from stdin, one a line. With --where it takes all that are so. Of several it says first what would be done, and asks.';

function makeCommand(resource: CliResource, verb: Verb): Command {
  const { words, command } = resource;
  const details = words.details?.[verb];
  const args = listArguments(resource, verb);
  return {
    path: `${command} ${words.verbs?.[verb] ?? verb}`,
    ...(args !== undefined && { args }),
    summary: words.summaries?.[verb] ?? summarize(resource, verb),
    ...(details !== undefined && { details }),
    ...(details === undefined && canBeMany(resource, verb) && { details: MANY }),
    options: listOptions(resource, verb),
    examples: writeExamples(resource, verb),
    printsNames: verb !== 'delete',
    load: () => load(resource, verb),
  };
}

function summarize(resource: CliResource, verb: Verb): string {
  const { one, many } = resource;
  const article = /^[aeiou]/.test(one) && !one.startsWith('user') ? 'an' : 'a';
  const named = isNamed(resource) ? ', by name or id' : '';
  switch (verb) {
    case 'list':
      return `List ${many}`;
    case 'get':
      return `Show one ${one}${named}`;
    case 'create':
      return `Add ${article} ${one}`;
    case 'update':
      return `Change ${article} ${one}; what you do not name stays as it is`;
    case 'delete':
      return `Delete ${article} ${one}${named}; asks first`;
  }
}

function listArguments(resource: CliResource, verb: Verb): string | undefined {
  const { key, words, one } = resource;
  if (verb === 'list') return undefined;
  if (verb === 'create') return words.argument && `<${words.argument}>`;
  if (canBeMany(resource, verb)) return isNamed(resource) ? '[names...]' : '[ids...]';
  if (!isNamed(resource)) return '<id>';
  const name = one.replaceAll(' ', '-');
  return key ? `[${name}]` : `<${name}>`;
}

const isNamed = (resource: CliResource): boolean => namingMembers(resource).length > 0;

/** True when the command accepts several things at once. */
const canBeMany = ({ description }: CliResource, verb: Verb): boolean =>
  (verb === 'update' || verb === 'delete') && description.operations.includes('list');

function listOptions(resource: CliResource, verb: Verb): CommandOption[] {
  switch (verb) {
    case 'list':
      return listListOptions(resource);
    case 'get':
      return [...listKeyOptions(resource), jsonOption];
    case 'create':
      return [
        ...listMemberOptions(resource)
          .filter(([{ member }]) => member !== resource.words.argument)
          .map(([member, option]) => ({ ...option, required: isNeeded(resource, member) })),
        ...listAttributeOptions(resource),
        dryRunOption,
        jsonOption,
      ];
    case 'update':
      return [
        ...listKeyOptions(resource),
        ...listMemberOptions(resource).map(([member, option]) =>
          member === resource.key ? toNewKeyOption(member) : option,
        ),
        ...listAttributeOptions(resource),
        ...listRemovalOptions(resource),
        ...listManyOptions(resource, verb),
        ...(canBeMany(resource, verb) ? [yesOption] : []),
        dryRunOption,
        jsonOption,
      ];
    case 'delete':
      return [
        ...listKeyOptions(resource),
        ...listManyOptions(resource, verb),
        yesOption,
        dryRunOption,
      ];
  }
}

const listKeyOptions = ({ key, one }: CliResource): CommandOption[] =>
  key
    ? [
        {
          flags: `--${toKebab(key.name)} <text>`,
          description: `name the ${one} by ${key.words.hint ?? `its ${toSpaced(key.name)}`}`,
        },
      ]
    : [];

const toNewKeyOption = ({ name, words }: CliMember): CommandOption => ({
  flags: `--${toKebab(newKeyName(name))} <text>`,
  description: words.newHint ?? `a new ${toSpaced(name)}`,
});

const listAttributeOptions = ({ hasAttributes }: CliResource): CommandOption[] =>
  hasAttributes
    ? [
        {
          flags: '--attribute <key=value>',
          description:
            'an attribute, several times; numbers, true and false are taken as such, key:text=7 stays text',
          isRepeatable: true,
        },
      ]
    : [];

const listRemovalOptions = ({ hasAttributes }: CliResource): CommandOption[] =>
  hasAttributes
    ? [
        {
          flags: '--remove-attribute <key>',
          description: 'an attribute that goes',
          isRepeatable: true,
        },
      ]
    : [];

const listManyOptions = (resource: CliResource, verb: Verb): CommandOption[] =>
  canBeMany(resource, verb) ? [WHERE] : [];

/** Loaded when the command runs, so that the help starts fast. */
async function load(resource: CliResource, verb: Verb): Promise<RunCommand> {
  switch (verb) {
    case 'list': {
      const { listEntities } = await import('../run/list-entities');
      return (context, _args, options) => listEntities(context, resource, options);
    }
    case 'get': {
      const { getEntity } = await import('../run/get-entity');
      return (context, [text], options) => getEntity(context, resource, text, options);
    }
    case 'create': {
      const { createEntity } = await import('../run/create-entity');
      return (context, [text], options) => createEntity(context, resource, text, options);
    }
    case 'update': {
      const { namesMany } = await import('../run/many/select-many');
      const { updateMany } = await import('../run/many/update-many');
      const { updateEntity } = await import('../run/update-entity');
      return (context, texts, options) =>
        namesMany(texts, options)
          ? updateMany(context, resource, texts, options)
          : updateEntity(context, resource, texts[0], options);
    }
    case 'delete': {
      const { namesMany } = await import('../run/many/select-many');
      const { deleteMany } = await import('../run/many/delete-many');
      const { deleteEntity } = await import('../run/delete-entity');
      return (context, texts, options) =>
        namesMany(texts, options)
          ? deleteMany(context, resource, texts, options)
          : deleteEntity(context, resource, texts[0], options);
    }
  }
}
