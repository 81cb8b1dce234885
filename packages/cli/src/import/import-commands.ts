import { ENCODINGS, listWritten } from '@rastro/sdk/domain';
import type { Command, CommandOption } from '../command';
import type { CliResource } from '../resources/cli-resource';
import { dryRunOption, jsonOption, yesOption } from '../shared-options';

const CREATE_GROUPS: CommandOption = {
  flags: '--create-groups',
  description: 'make the groups that are not there',
};

const OPTIONS: readonly CommandOption[] = [
  yesOption,
  dryRunOption,
  jsonOption,
  { flags: '--parallel <n>', description: 'calls at once (default: 64)' },
  {
    flags: '--encoding <name>',
    description: 'what the file is written in, if the guess is wrong',
    choices: ENCODINGS,
  },
  { flags: '--delimiter <character>', description: 'what divides the cells, or the word tab' },
  { flags: '--sheet <name>', description: 'the sheet of an Excel file, if another is meant' },
];

/** The command that reads a file of things of a resource. */
export function makeImportCommand(resource: CliResource): Command {
  const { command, many, members, parent, words } = resource;
  const isGrouped = members.some(
    (one) => one !== parent && one.description.refersTo === 'Group' && !one.description.writtenBy,
  );
  return {
    path: `${command} import`,
    args: '<file>',
    completes: 'files',
    summary: `Create and update ${many} from a CSV or Excel file, or - for stdin`,
    details: [describeIdentity(resource), describeColumns(resource), HOW_IT_RUNS].join('\n\n'),
    options: [
      {
        flags: '--map <Column=field>',
        description: "what a column is for, several times or with commas; 'Column=' leaves it out",
        isRepeatable: true,
      },
      ...(isGrouped ? [CREATE_GROUPS] : []),
      ...OPTIONS,
    ],
    examples: words.importExamples ?? [
      `rastro ${command} import ${command}.csv --dry-run`,
      `rastro ${command} import ${command}.csv --yes`,
      `rastro ${command} export | rastro ${command} import - --profile other --yes`,
    ],
    load: async () => {
      const { importEntities } = await import('./import-entities');
      return (context, [path = ''], options) => importEntities(context, resource, path, options);
    },
  };
}

const HOW_IT_RUNS =
  'A plan comes first and is asked about. A run that was stopped goes on with the same command; one that is done changes nothing when it is run again. Rows that are refused come in FILE.errors.csv with their reasons: mend them there and import that file.';

function describeIdentity({ identity, many }: CliResource): string {
  const start = `New ${many} are created, others updated, and what is as the file says is left alone. An empty cell leaves the value as it is.`;
  return identity
    ? `Rows are known by their ${identity.name}; where several ${many} have it, the row is refused with their ids. ${start}`
    : `Rows are known by the column id. ${start} A row without an id that is there just so changes nothing.`;
}

function describeColumns(resource: CliResource): string {
  const names = listWritten(resource).flatMap(({ member, name, description }) =>
    description.kind === 'reference' && name !== member ? [name, member] : [name],
  );
  const all = [...names, ...(resource.hasAttributes ? ['attributes.KEY'] : [])].join(', ');
  const secret = listWritten(resource).find(({ description }) => description.secret);
  return [
    `Columns have the names of the fields: ${all}. Common names in Portuguese and Spanish are understood, others are given with --map. What a thing refers to stands there by its name or its id.`,
    ...(secret ? [`Secrets (${secret.name}) are set for new ${resource.many} only.`] : []),
  ].join(' ');
}
