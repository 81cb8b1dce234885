import type { Command } from '../../command';
import { dryRunOption, jsonOption, yesOption } from '../../shared-options';

/** Commands about what accounts may do. */
export const permissionCommands: Command[] = [
  {
    path: 'permissions show',
    args: '<user>',
    summary: 'Show what an account was given one by one, and whether it is suspended',
    options: [jsonOption],
    examples: ['rastro permissions show ana@example.com', 'rastro permissions show 12 --json'],
    load: async () => (await import('./permissions')).permissionsShow,
  },
  {
    path: 'permissions set',
    args: '<user> <permissions...>',
    summary: 'Give an account these permissions and no others',
    details:
      'Permissions are names as devices.lock, areas as devices.*, presets (viewer, operator, fleetManager, everything), or a string of 32 hex digits. They count where the server has permissions one by one turned on.',
    options: [dryRunOption],
    examples: [
      'rastro permissions set ana@example.com operator',
      'rastro permissions set 12 viewer devices.edit reports.* --dry-run',
    ],
    load: async () => (await import('./permissions')).permissionsSet,
  },
  {
    path: 'permissions compare',
    args: '<user> <other>',
    summary: 'Show what the other account may do and this one may not, and the other way round',
    options: [jsonOption],
    examples: ['rastro permissions compare ana@example.com rui@example.com'],
    load: async () => (await import('./permissions')).permissionsCompare,
  },
  {
    path: 'permissions apply',
    args: '<file>',
    completes: 'files',
    summary: 'Give accounts what a file says, after a plan of what changes',
    details:
      'The file is YAML: an account a key, with a preset or a list for each area. Accounts that it does not name stay as they are.',
    options: [dryRunOption, { flags: '--yes', description: 'change without asking' }],
    examples: [
      'rastro permissions apply policies.yaml --dry-run',
      "printf 'ana@example.com: operator\\nrui@example.com:\\n  devices: [view, edit]\\n' > policies.yaml",
      'rastro permissions apply policies.yaml --yes',
    ],
    load: async () => (await import('./permissions-apply')).permissionsApply,
  },
  {
    path: 'permissions explain',
    args: '<user> <action> <area>',
    summary: 'Say whether somebody may do something, and which rule says so',
    details:
      'Exits 1 for no. The server answers: roles, flags, permissions and suspension of the account; with --device also whether the account sees it. The action is one of read, create, update, delete, send, enter, lock, unlock, anchor (of devices), export (of reports), logInAs (of users); the area devices, groups, users, reports, …',
    options: [
      jsonOption,
      { flags: '--device <device>', description: 'a device by id, name or identifier' },
    ],
    examples: [
      'rastro permissions explain ana@example.com update devices',
      'rastro permissions explain 12 read reports --json',
      'rastro permissions explain ana@example.com send commands --device "Van 7"',
    ],
    load: async () => (await import('./permissions-explain')).permissionsExplain,
  },
  {
    path: 'users suspend',
    args: '<user>',
    summary: 'Suspend an account; its vehicles go on reporting; asks first',
    options: [
      { flags: '--reason <text>', description: 'what its owner reads', required: true },
      {
        flags: '--trust-days <days>',
        description: 'how long its owner may open it once on trust; 0 not at all, else 3',
      },
      yesOption,
      dryRunOption,
    ],
    examples: [
      'rastro users suspend ana@example.com --reason "Two invoices are open"',
      'rastro users suspend ana@example.com --reason Fraud --trust-days 0 --yes',
    ],
    load: async () => (await import('./permissions')).usersSuspend,
  },
  {
    path: 'users sign-out',
    args: '<user>',
    summary: 'Sign an account out everywhere: sessions, tokens and links end; asks first',
    options: [yesOption, dryRunOption],
    examples: ['rastro users sign-out ana@example.com'],
    load: async () => (await import('./permissions')).usersSignOut,
  },
  {
    path: 'users restore',
    args: '<user>',
    summary: 'Open a suspended account again',
    examples: ['rastro users restore ana@example.com'],
    load: async () => (await import('./permissions')).usersRestore,
  },
  {
    path: 'users trust',
    args: '<user>',
    summary: 'Give a suspended account its one unlock on trust anew, or take it',
    options: [{ flags: '--days <days>', description: 'how long it lasts; 0 takes it, else 3' }],
    examples: ['rastro users trust ana@example.com --days 5', 'rastro users trust 12 --days 0'],
    load: async () => (await import('./permissions')).usersTrust,
  },
  {
    path: 'users data',
    args: '<user>',
    summary: 'Write down all that is held of a person, as JSON',
    details:
      'Secrets are not in it. What is not there is named under "left", with the call that gives it.',
    options: [{ flags: '--output <file>', description: 'file to write instead of the terminal' }],
    examples: [
      'rastro users data 12 --output ana.json',
      "rastro users data ana@example.com | jq '.lists.signIns'",
    ],
    load: async () => (await import('./personal-data')).usersData,
  },
  {
    path: 'users erase',
    args: '<user>',
    summary: 'Erase what is held of a person, but for what law keeps',
    details:
      'Without --email nothing is done: what would end and what is kept is shown. There is no way back.',
    options: [
      jsonOption,
      { flags: '--email <email>', description: 'the email of the person, to confirm it' },
    ],
    examples: ['rastro users erase 12', 'rastro users erase 12 --email ana@example.com'],
    load: async () => (await import('./personal-data')).usersErase,
  },
  {
    path: 'drivers data',
    args: '<driver>',
    summary: 'Write down all that is held of a driver, as JSON',
    details:
      'Also of one without an account: a badge, an iButton. What is not there is named under "left".',
    options: [{ flags: '--output <file>', description: 'file to write instead of the terminal' }],
    examples: [
      'rastro drivers data 12 --output joao.json',
      "rastro drivers data João | jq '.lists.drives'",
    ],
    load: async () => (await import('./driver-data')).driversData,
  },
  {
    path: 'drivers erase',
    args: '<driver>',
    summary: 'Erase what is held of a driver, and of the account they sign in with',
    details:
      'Without --name nothing is done: what would end and what is kept is shown. There is no way back. ' +
      'One who was deleted is named by the number; an administrator erases what is left of them.',
    options: [
      jsonOption,
      { flags: '--name <name>', description: 'the name of the driver, to confirm it' },
    ],
    examples: ['rastro drivers erase 12', 'rastro drivers erase 12 --name "João Pereira"'],
    load: async () => (await import('./driver-data')).driversErase,
  },
];
