import type { Command } from '../command';

export const commands: Command[] = [
  {
    path: 'login',
    args: '<url>',
    summary: 'Sign in to a server and keep a token for it',
    options: [
      { flags: '--email <address>', description: 'e-mail or user name', required: true },
      { flags: '--password-stdin', description: 'read the password from stdin' },
    ],
    examples: [
      'rastro login https://fleet.example.com --email ana@example.com',
      'pass show fleet | rastro login localhost:8080 --email ana@example.com --password-stdin',
    ],
    load: async () => (await import('./login')).login,
  },
  {
    path: 'logout',
    summary: 'End the stored sign-in here and on the server',
    examples: ['rastro logout'],
    load: async () => (await import('./logout')).logout,
  },
  {
    path: 'whoami',
    summary: 'Say who is signed in, and where',
    options: [{ flags: '--json', description: 'print JSON' }],
    examples: ['rastro whoami', 'rastro whoami --json'],
    load: async () => (await import('./whoami')).whoami,
  },
  {
    path: 'devices list',
    summary: 'List the devices you may see',
    options: [{ flags: '--json', description: 'print JSON, in the shape of the tracking API' }],
    examples: ['rastro devices list', "rastro devices list --json | jq '.[].name'"],
    load: async () => (await import('./devices-list')).listDevices,
  },
];
