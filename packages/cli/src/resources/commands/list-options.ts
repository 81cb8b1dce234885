import type { CommandOption } from '../../command';
import { type CliResource, toKebab } from '../cli-resource';
import { listFilters, type ListFilter } from '../run/list-filters';

/** Says which things are meant, by what they are like. */
export const WHERE: CommandOption = {
  flags: '--where <condition>',
  description:
    "only where a column is so, several times: all must hold; = != (* is any text) ~ (holds) > >= < <=, as in 'name~truck'",
  isRepeatable: true,
};

/** The options of a list. */
export function listListOptions(resource: CliResource): CommandOption[] {
  const { description, words, key } = resource;
  const hasAll = words.isHidden !== undefined || ('all' in description.query && !words.listsAll);
  const columns = [
    'id',
    ...resource.labels,
    ...(resource.hasAttributes ? ['attributes.plate'] : []),
  ];
  return [
    ...listFilters(resource).map(toOption),
    {
      flags: '--query <words>',
      description: `only with all these words in a field${resource.hasAttributes ? ' or an attribute' : ''}`,
    },
    WHERE,
    ...(hasAll
      ? [{ flags: '--all', description: words.allHint ?? "for administrators: everybody's" }]
      : []),
    { flags: '--columns <names>', description: `fields to show, as in ${columns.join(',')}` },
    { flags: '--limit <n>', description: 'at most so many' },
    { flags: '--json', description: 'print JSON, in the shape of the tracking API' },
    {
      flags: '--csv',
      description: key ? `print CSV that \`${resource.command} import\` reads back` : 'print CSV',
    },
    {
      flags: '--tsv',
      description: 'print columns divided by tabs, one line each, for other programs',
    },
  ];
}

function toOption(filter: ListFilter): CommandOption {
  const flag = `--${toKebab(filter.name)}`;
  if (filter.kind === 'choice') {
    return {
      flags: `${flag} <${filter.name}>`,
      description: `only with this ${filter.name}`,
      choices: filter.member.description.choices ?? [],
    };
  }
  if (filter.kind === 'date') {
    const end = filter.name === 'from' ? 'from this moment on' : 'up to this moment';
    return {
      flags: `${flag} <date>`,
      description: `${end}, as in 2027-12-31 (0:00 UTC) or 2027-12-31T18:00:00-03:00`,
      required: true,
    };
  }
  const { one, parent, labels } = filter.resource;
  const named = labels.length > 0 ? 'by name or id' : 'by id';
  const which =
    filter.kind === 'linked'
      ? `only what is linked to this ${one}`
      : `only of this ${one}${parent ? ' and those below it' : ''}`;
  return { flags: `${flag} <name>`, description: `${which}, ${named}` };
}
