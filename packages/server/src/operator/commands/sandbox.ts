import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BILLING_ZONE, toDayKey } from '@rastro/sdk/domain';
import { openKeptSandbox } from '../../sandbox/open-kept-sandbox';
import { CommandError } from '../command-error';
import type { Command } from '../command';

const PORT_MAX = 65_535;

/** Stands in for the payment provider, until it is stopped. */
export const sandbox: Command = {
  name: 'sandbox',
  args: ['PORT', 'WEBHOOK'],
  summary: 'stands in for the payment provider Asaas, to try invoices with',
  text: [
    'Answers as the API of Asaas, on this machine alone, and shows a page to pay each invoice on; no',
    'money moves. What is paid is told to WEBHOOK, as /integrations shows it. Runs until it is stopped,',
    'and goes on later with what lies in asaas-sandbox.json of the data folder.',
    'What was refused is told again as Asaas does; GET /admin shows what waits, docs/billing.md how to',
    'have things go wrong.',
    'Start the server with --asaas-url as it says, and give key and token on /integrations, or, for a',
    'reseller, on its entry.',
  ],
  examples: [
    'rastro-server sandbox 5060 http://127.0.0.1:8080/api/billing/asaas',
    'rastro-server --asaas-url http://127.0.0.1:5060/v3',
  ],
  async run({ args: [port = '', webhookUrl = ''], config, say }) {
    const number = Number(port);
    if (!/^\d{1,5}$/.test(port) || number > PORT_MAX) {
      throw new CommandError(`The port "${port}" cannot be used. Give a number from 0 to 65535.`);
    }
    if (!URL.canParse(webhookUrl) || !/^https?:/.test(webhookUrl)) {
      throw new CommandError(
        `"${webhookUrl}" is no address. Write http://127.0.0.1:8080/api/billing/asaas.`,
      );
    }
    await mkdir(config.dataDir, { recursive: true });
    const file = join(config.dataDir, 'asaas-sandbox.json');
    const opened = await openKeptSandbox({
      file,
      port: number,
      webhookUrl,
      today: () => toDayKey(Date.now(), BILLING_ZONE),
    });
    say(`Asaas answers at ${opened.url}`);
    say(`Key (sandbox):    ${opened.key}`);
    say(`Token of webhook: ${opened.token}`);
    await new Promise<void>((resolve) => {
      process.once('SIGINT', resolve).once('SIGTERM', resolve);
    });
    await opened.stop();
    return 0;
  },
};
