import type { Command } from '../command';
import type { CliResource } from '../resources/cli-resource';

/** The command that writes all things of a resource, for a file that `import` reads back. */
export function makeExportCommand(resource: CliResource): Command {
  const { command, many, description, words } = resource;
  const hasAll = words.isHidden !== undefined || ('all' in description.query && !words.listsAll);
  return {
    path: `${command} export`,
    summary: `Write ${many} as CSV that \`${command} import\` reads back, or as JSON Lines`,
    details:
      'All that can be written of each, on stdout: what it refers to by its name, or by its id where several have the name; each attribute as a column attributes.KEY. Secrets are left out. Cells that a spreadsheet would take for a formula begin with an apostrophe, which an import takes off again.',
    options: [
      {
        flags: '--json-lines',
        description: 'one JSON object a line, its attributes as they are, in place of CSV',
      },
      ...(hasAll
        ? [{ flags: '--all', description: words.allHint ?? "for administrators: everybody's" }]
        : []),
    ],
    examples: [
      `rastro ${command} export > ${command}.csv`,
      `rastro ${command} export --json-lines | jq -c .attributes`,
    ],
    load: async () => {
      const { exportEntities } = await import('./export-entities');
      return (context, _args, options) => exportEntities(context, resource, options);
    },
  };
}
