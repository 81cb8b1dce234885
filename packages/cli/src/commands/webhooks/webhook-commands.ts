import type { Command } from '../../command';
import { dryRunOption, jsonOption, yesOption } from '../../shared-options';

/** Extra commands of webhooks. */
export const webhookCommands: Command[] = [
  {
    path: 'webhooks listen',
    summary: 'Receive messages on this machine, check their signatures, and print them',
    details:
      'The secret of the address is asked for, or read from stdin or RASTRO_WEBHOOK_SECRET; it is kept nowhere. Whoever is signed otherwise is answered 401. It listens on this machine alone: a server elsewhere reaches it by a tunnel of yours that has an https address, one on this machine where it was started with --webhook-networks 127.0.0.1. With --json each message is one line. Ctrl-C ends it.',
    options: [
      { flags: '--port <port>', description: 'where it listens; 8787 unless given, 0 is any' },
      { flags: '--secret-stdin', description: 'read the secret from stdin' },
      {
        flags: '--answer <status>',
        description: 'answer what is signed well with this status, as 500; 204 unless given',
      },
      {
        flags: '--attempts <n>',
        description: 'give that answer to the first n attempts of each message, and 204 then',
      },
      { flags: '--count <n>', description: 'end after so many messages' },
      { flags: '--for <time>', description: 'end after this time, as in 30s, 5m or 2h' },
      jsonOption,
    ],
    examples: [
      'rastro webhooks listen',
      'pass show erp-webhook | rastro webhooks listen --port 9000 --secret-stdin',
      'rastro webhooks listen --answer 503 --attempts 2',
      "rastro webhooks listen --json --count 1 | jq '.body.data'",
    ],
    load: async () => (await import('./listen-webhooks')).listenWebhooks,
  },
  {
    path: 'webhooks test',
    args: '<webhook>',
    summary: 'Post a test message to an address now, and say what came back',
    details: 'Ends with 0 when it was taken, and with 1 when it was not.',
    options: [jsonOption],
    examples: ['rastro webhooks test ERP', 'rastro webhooks test 3 --json'],
    load: async () => (await import('./webhooks')).testWebhook,
  },
  {
    path: 'webhooks deliveries',
    args: '<webhook>',
    summary: 'List the last messages to an address, and what became of them',
    options: [jsonOption],
    examples: [
      'rastro webhooks deliveries ERP',
      'rastro webhooks deliveries 3 --json | jq \'.[] | select(.error != "").id\'',
    ],
    load: async () => (await import('./webhooks')).listDeliveries,
  },
  {
    path: 'webhooks resend',
    args: '<webhook> <delivery>',
    summary: 'Post one of them again, as it was, and say what came back',
    details: 'Ends with 0 when it was taken, and with 1 when it was not.',
    options: [jsonOption],
    examples: ['rastro webhooks resend ERP 812'],
    load: async () => (await import('./webhooks')).resendDelivery,
  },
  {
    path: 'webhooks rotate',
    args: '<webhook>',
    summary: 'Make another secret for an address, and print it',
    details:
      'The present one ends at once: until your system has the new one, it refuses messages.',
    options: [yesOption, dryRunOption, jsonOption],
    examples: ['rastro webhooks rotate ERP', 'rastro webhooks rotate ERP --yes --quiet'],
    load: async () => (await import('./webhooks')).rotateSecret,
  },
];
