import type { CommandOption } from './command';

/** Options of every command, before or after its own words. */
export const globalOptions: readonly CommandOption[] = [
  {
    flags: '--profile <name>',
    description: 'the stored sign-in to use (RASTRO_PROFILE)',
    completes: 'profiles',
  },
  { flags: '--quiet', description: 'say nothing but data and errors' },
  { flags: '--debug', description: 'tell each call of the server on stderr, without its secrets' },
  { flags: '--no-color', description: 'print without colors (NO_COLOR)' },
];
