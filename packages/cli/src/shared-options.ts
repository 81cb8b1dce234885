import type { CommandOption } from './command';

/** Options that mean the same wherever they stand. */
export const jsonOption: CommandOption = { flags: '--json', description: 'print JSON' };
export const yesOption: CommandOption = { flags: '--yes', description: 'do not ask' };
export const dryRunOption: CommandOption = {
  flags: '--dry-run',
  description: 'say what would be done, and do nothing',
};
