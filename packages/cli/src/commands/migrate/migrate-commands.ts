import type { Command } from '../../command';
import { dryRunOption, jsonOption, yesOption } from '../../shared-options';

/** Taking over what another tracking server has. */
export const migrateCommands: Command[] = [
  {
    path: 'migrate',
    summary: 'Take over what another tracking server has; asks first',
    details:
      'Groups, devices, users, geofences, drivers, calendars, maintenance plans, saved commands, computed attributes, notification rules, all their attributes, and who is linked to what. Both accounts must be administrators. A plan says first what is to be made, what is there already and what is refused: devices and drivers are known by their identifiers, users by their emails, groups by their way from the top, the others by their names; of several with one name those with the same content are the same. What is there already stays as it is and is linked; so the same may be run again, after an interruption too, and does what is left. Passwords, positions and events cannot be taken over: who is made here asks for a new password on the sign-in page, or gets a mail for one with --mail-passwords. The other server is given by its address and --email (the password is asked for, comes on stdin or in RASTRO_PASSWORD), by its address and a token in RASTRO_FROM_TOKEN, or as a stored sign-in by its name.',
    options: [
      {
        flags: '--from <server>',
        description: 'address of the other server, or the name of a stored sign-in there',
        required: true,
        completes: 'profiles',
      },
      { flags: '--email <address>', description: 'email or user name there' },
      { flags: '--password-stdin', description: 'read the password there from stdin' },
      {
        flags: '--code <code>',
        description: 'one-time code, where the account there asks for one',
      },
      {
        flags: '--prefix <old>',
        description:
          "attributes OLD.name there get this server's prefix; default: the prefix that the other server says",
      },
      {
        flags: '--mail-passwords',
        description: 'send each new account a mail with a link to a password',
      },
      yesOption,
      dryRunOption,
      jsonOption,
    ],
    examples: [
      'rastro migrate --from https://old.example.com --email admin@example.com --dry-run',
      'rastro login https://old.example.com --email admin@example.com --profile old && rastro migrate --from old',
      'pass show old | rastro migrate --from old.example.com --email admin@example.com --password-stdin --yes',
      'RASTRO_FROM_TOKEN=$(cat token) rastro migrate --from old.example.com --prefix oldname --yes --json',
    ],
    load: async () => (await import('./migrate')).migrate,
  },
];
