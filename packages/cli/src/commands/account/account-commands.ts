import type { Command } from '../../command';
import { jsonOption } from '../../shared-options';

const secondFactorOptions = [
  { flags: '--password-stdin', description: 'read the password from stdin' },
  { flags: '--code <code>', description: 'one-time or recovery code to sign in with' },
];

/** Commands about who is signed in. */
export const accountCommands: Command[] = [
  {
    path: 'login',
    args: '<url>',
    summary: 'Sign in to a server and keep a token for it',
    details:
      'The password is asked for, or read from stdin or RASTRO_PASSWORD; it is kept nowhere.',
    options: [
      { flags: '--email <address>', description: 'email or user name' },
      { flags: '--password-stdin', description: 'read the password from stdin' },
      {
        flags: '--code <code>',
        description: 'one-time or recovery code, where the account asks for one',
      },
      { flags: '--demo', description: 'be the read-only user of a demo fleet, without a password' },
    ],
    examples: [
      'rastro login https://fleet.example.com --email ana@example.com',
      'rastro login localhost:8080 --email ana@example.com --profile test',
      'rastro login localhost:8080 --demo',
      'pass show fleet | rastro login localhost:8080 --email ana@example.com --password-stdin',
      'rastro login localhost:8080 --email ana@example.com --code 123456',
    ],
    load: async () => (await import('./login')).login,
  },
  {
    path: 'second-factor on',
    summary: 'Ask for a one-time code at every sign-in of this account',
    details:
      'Shows a key for an app that makes codes, asks for a code of it, and prints recovery codes.',
    options: secondFactorOptions,
    examples: ['rastro second-factor on', 'rastro second-factor on --profile test'],
    load: async () => (await import('./second-factor')).secondFactorOn,
  },
  {
    path: 'second-factor off',
    summary: 'Ask for no one-time codes any more',
    details: 'Needs the password, and a code to sign in with once more.',
    options: secondFactorOptions,
    examples: ['rastro second-factor off', 'rastro second-factor off --profile test'],
    load: async () => (await import('./second-factor')).secondFactorOff,
  },
  {
    path: 'second-factor codes',
    summary: 'Print new recovery codes in place of all of before',
    details: 'Each lets in once in place of a one-time code; they are shown this once.',
    options: secondFactorOptions,
    examples: ['rastro second-factor codes', 'rastro second-factor codes --profile test'],
    load: async () => (await import('./second-factor')).secondFactorCodes,
  },
  {
    path: 'logout',
    summary: 'End the stored sign-in here and on the server',
    options: [
      {
        flags: '--everywhere',
        description: 'end all sessions and tokens of the account, wherever they are',
      },
    ],
    examples: ['rastro logout', 'rastro logout --profile test', 'rastro logout --everywhere'],
    load: async () => (await import('./logout')).logout,
  },
  {
    path: 'whoami',
    summary: 'Say who is signed in, and where',
    options: [jsonOption],
    examples: ['rastro whoami', 'rastro whoami --json'],
    load: async () => (await import('./whoami')).whoami,
  },
  {
    path: 'telegram connect',
    summary: 'Print a link by which the bot of Telegram gets to know your chat, and wait for it',
    details: 'Open the link and press Start, within ten minutes. Stdout holds the link alone.',
    examples: ['rastro telegram connect', 'rastro telegram connect | qrencode -t ansiutf8'],
    load: async () => (await import('./telegram')).telegramConnect,
  },
  {
    path: 'telegram disconnect',
    summary: 'Have the bot of Telegram write to your chat no more',
    examples: ['rastro telegram disconnect', 'rastro telegram disconnect --profile test'],
    load: async () => (await import('./telegram')).telegramDisconnect,
  },
  {
    path: 'profiles list',
    summary: 'List the stored sign-ins',
    options: [jsonOption],
    examples: ['rastro profiles list', "rastro profiles list --json | jq -r '.[].name'"],
    load: async () => (await import('./profiles-list')).listProfiles,
  },
  {
    path: 'profiles use',
    args: '<name>',
    completes: 'profiles',
    summary: 'Choose the sign-in that is used when none is named',
    examples: ['rastro profiles use test'],
    load: async () => (await import('./profiles-use')).useProfile,
  },
  {
    path: 'profiles remove',
    args: '<name>',
    completes: 'profiles',
    summary: 'Sign a stored profile out and forget it',
    examples: ['rastro profiles remove test'],
    load: async () => (await import('./profiles-remove')).removeProfile,
  },
  {
    path: 'tokens create',
    summary: 'Make a token for a script or a page; stdout holds the token and nothing else',
    details:
      'The token acts as you. It ends by itself, with `rastro tokens revoke`, and with the sign-in that it is made with (`rastro logout`).',
    options: [
      { flags: '--days <n>', description: 'how long it lasts (default: 7)' },
      { flags: '--name <text>', description: 'what it is for, in the list of tokens' },
    ],
    examples: [
      'rastro tokens create --days 30 --name "nightly export" > token.txt',
      'TOKEN=$(rastro tokens create)',
    ],
    load: async () => (await import('./tokens-create')).createToken,
  },
  {
    path: 'tokens list',
    summary: 'List your tokens: what for, last use, end',
    options: [jsonOption],
    examples: ['rastro tokens list', "rastro tokens list --json | jq -r '.[].name'"],
    load: async () => (await import('./tokens-list')).listTokens,
  },
  {
    path: 'tokens revoke',
    args: '[id]',
    summary: 'End a token, by its id in the list; without one it is asked for, or read from stdin',
    examples: ['rastro tokens revoke 12', 'rastro tokens revoke < token.txt'],
    load: async () => (await import('./tokens-revoke')).revokeToken,
  },
];
