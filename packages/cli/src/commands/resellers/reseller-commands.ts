import type { Command } from '../../command';
import { dryRunOption } from '../../shared-options';

const yesOption = { flags: '--yes', description: 'do it without asking' };

/** Extra commands of resellers. */
export const resellerCommands: Command[] = [
  {
    path: 'resellers move',
    args: '<users...>',
    summary: 'Put accounts, with all below them, under a reseller, after a plan',
    options: [
      { flags: '--to <reseller>', description: 'the reseller, by name or id; "none" for no one' },
      dryRunOption,
      yesOption,
    ],
    examples: [
      'rastro resellers move ana@example.com --to "Norte Rastreamento" --dry-run',
      'rastro resellers move 12 15 --to none --yes',
    ],
    load: async () => (await import('./change-resellers')).moveAccounts,
  },
  {
    path: 'resellers people',
    args: '<reseller> [users...]',
    summary: 'Say who works for a reseller in its account: these accounts right below it alone',
    options: [dryRunOption, yesOption],
    examples: [
      'rastro resellers people "Norte Rastreamento" ana@example.com rui@example.com',
      'rastro resellers people "Norte Rastreamento" --yes',
    ],
    load: async () => (await import('./change-resellers')).setPeople,
  },
  {
    path: 'resellers suspend',
    args: '<reseller>',
    summary: 'Suspend a reseller and all below it; their vehicles go on reporting',
    options: [
      { flags: '--reason <words>', description: 'what those who are suspended read' },
      dryRunOption,
      yesOption,
    ],
    examples: ['rastro resellers suspend "Norte Rastreamento" --reason "Contract ended"'],
    load: async () => (await import('./change-resellers')).suspendReseller,
  },
  {
    path: 'resellers restore',
    args: '<reseller>',
    summary: 'Open again what was suspended with a reseller',
    examples: ['rastro resellers restore "Norte Rastreamento"'],
    load: async () => (await import('./change-resellers')).restoreReseller,
  },
];
