import type { Command } from '../../command';
import { jsonOption } from '../../shared-options';

const options = [
  { flags: '--from <date>', description: 'no older than this' },
  { flags: '--to <date>', description: 'no newer than this' },
  { flags: '--kind <kind>', description: 'changes, or reads: who read positions' },
  { flags: '--action <action>', description: 'create, edit, remove, signIn, command …' },
  { flags: '--outcome <outcome>', description: 'done, refused, failed, running or unknown' },
  { flags: '--find <text>', description: 'who, what, address or change that has this text' },
  { flags: '--limit <count>', description: 'so many entries, the newest (100; at most 1000)' },
  jsonOption,
];

/** Commands about who did what, and what was not delivered. */
export const logCommands: Command[] = [
  {
    path: 'logs server',
    summary: 'Show who did what to what, for administrators',
    options,
    examples: [
      'rastro logs server --outcome refused',
      'rastro logs server --from 2026-11-01 --find ana@example.com --json',
    ],
    load: async () => (await import('./logs')).showServerLog,
  },
  {
    path: 'logs device',
    args: '<device>',
    summary: 'Show what was done to one device, by name or id',
    options,
    examples: ['rastro logs device "Van 3" --kind reads', 'rastro logs device 12 --action command'],
    load: async () => (await import('./logs')).showDeviceLog,
  },
  {
    path: 'logs user',
    args: '<user>',
    summary: 'Show what one user did and what was done to them, by name, email or id',
    options,
    examples: ['rastro logs user ana@example.com', 'rastro logs user 7 --limit 20'],
    load: async () => (await import('./logs')).showUserLog,
  },
  {
    path: 'undelivered list',
    summary: 'List messages that could not be delivered, for administrators',
    options: [jsonOption],
    examples: ['rastro undelivered list', 'rastro undelivered list --json'],
    load: async () => (await import('./undelivered')).listUndelivered,
  },
  {
    path: 'undelivered resend',
    args: '<ids...>',
    summary: 'Send messages again that could not be delivered',
    examples: ['rastro undelivered resend 12', 'rastro undelivered resend 12 13 14'],
    load: async () => (await import('./undelivered')).resendUndelivered,
  },
];
