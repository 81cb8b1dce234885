import type { Command } from '../../command';
import { jsonOption, yesOption } from '../../shared-options';

/** Commands about the services that a server works with. */
export const integrationCommands: Command[] = [
  {
    path: 'integrations list',
    summary: 'List the services that the server works with',
    options: [jsonOption],
    examples: ['rastro integrations list', 'rastro integrations list --json'],
    load: async () => (await import('./integrations')).listIntegrations,
  },
  {
    path: 'integrations set',
    args: '<key> <file>',
    completes: 'files',
    summary: 'Save a service from a JSON file',
    details:
      'What is left out stays as it was, secrets too. It is in use at once. `rastro integrations list --json` says what each wants to know.',
    options: [],
    examples: [
      'rastro integrations set mail mail.json',
      'rastro integrations set payment asaas.json && rastro integrations test payment',
    ],
    load: async () => (await import('./integrations')).setIntegration,
  },
  {
    path: 'integrations test',
    args: '<key>',
    summary: 'Try a service as it is in use',
    details: 'Ends with 0 when it works, and with 1 when it does not.',
    options: [jsonOption],
    examples: ['rastro integrations test mail', 'rastro integrations test payment --json'],
    load: async () => (await import('./integrations')).testIntegration,
  },
  {
    path: 'integrations remove',
    args: '<key>',
    summary: 'Forget what was saved of a service',
    details: 'What the server was started with counts again.',
    options: [yesOption],
    examples: ['rastro integrations remove sms', 'rastro integrations remove sms --yes'],
    load: async () => (await import('./integrations')).removeIntegration,
  },
];
