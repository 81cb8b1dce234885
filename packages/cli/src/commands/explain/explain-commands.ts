import type { Command } from '../../command';
import { jsonOption } from '../../shared-options';

/** Commands that tell what resources are made of. */
export const explainCommands: Command[] = [
  {
    path: 'explain',
    args: '<resource[.field]>',
    summary: 'Tell the fields of a resource: types, units, defaults, choices, what is required',
    options: [jsonOption],
    examples: [
      'rastro explain devices',
      'rastro explain shares.trailHours',
      "rastro explain users --json | jq -r '.fields[].name'",
    ],
    load: async () => (await import('./explain')).explain,
  },
];
