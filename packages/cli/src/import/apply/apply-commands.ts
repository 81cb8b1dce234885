import type { Command } from '../../command';
import { makeImportCommand } from '../import-commands';
import { WHERE } from '../../resources/commands/list-options';
import type { CliResource } from '../../resources/cli-resource';

/** The command that makes things as a file says, of those that a file knows by more than an id. */
export function makeApplyCommand(resource: CliResource): Command[] {
  const { identity, command, many } = resource;
  if (!identity) return [];
  const { summary: _summary, details, options = [], ...same } = makeImportCommand(resource);
  return [
    {
      ...same,
      path: `${command} apply`,
      summary: `Make ${many} as a CSV or Excel file says: create, change, and with --prune delete`,
      details: [
        `Shows each ${identity.name} and what would change. What is as the file says is left alone, so that the same file can be applied again and again. --prune deletes the ${many} that the account sees and the file does not name: it asks a second time, or wants --yes-prune, and does nothing while a row is refused.`,
        details,
      ].join('\n\n'),
      options: [
        ...options,
        { flags: '--prune', description: `delete ${many} that are not in the file` },
        {
          ...WHERE,
          description: 'what --prune may delete: only where a column is so, as in group=North',
        },
        {
          flags: '--plan',
          description: 'show each change and do nothing; with --output json for programs',
        },
        { flags: '--yes-prune', description: 'do not ask before it deletes what is not there' },
      ],
      examples: [
        `rastro ${command} apply ${command}.csv --plan --output json`,
        `rastro ${command} apply ${command}.csv --prune --yes --yes-prune`,
        `rastro ${command} export | rastro ${command} apply - --profile other --yes`,
      ],
      load: async () => {
        const { applyFile } = await import('./apply-file');
        return (context, [path = ''], given) => applyFile(context, resource, path, given);
      },
    },
  ];
}
