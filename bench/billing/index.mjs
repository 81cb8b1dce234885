import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export const name = 'billing';
export const about =
  'years of bills by a clock of their own, with messages of the provider lost, doubled and out of order, and two servers at the same moments, each killed between steps: contracts, ledger, statement and provider must agree to the cent, and who is suspended with what is owed; --accounts=200 --months=24 --seed=1';

const SCRIPT = 'packages/server/src/areas/billing/simulation/run.ts';

/** @param {{ print: (line: string) => void, options: Record<string, string> }} given */
export async function run({ print, options }) {
  const flags = ['accounts', 'months', 'seed']
    .filter((flag) => flag in options)
    .map((flag) => `--${flag}=${options[flag]}`);
  const startedAt = performance.now();
  const child = spawn('npx', ['tsx', '--conditions=rastro-source', SCRIPT, ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  createInterface(child.stderr).on('line', (line) => print(line));
  let text = '';
  for await (const chunk of child.stdout) text += chunk;
  const result = JSON.parse(text.trim().split('\n').at(-1) ?? '{}');
  const seconds = (performance.now() - startedAt) / 1000;
  for (const problem of result.problems) print(`differs: ${problem}`);
  if (result.problems.length > 0) throw new Error(`${result.problems.length} things do not agree`);
  return [
    { what: 'invoices, each agrees to the cent', value: result.invoices, unit: 'invoices' },
    { what: 'invoiced', value: result.invoicedCents / 100, unit: 'reais' },
    { what: 'received here and at the provider', value: result.receivedCents / 100, unit: 'reais' },
    { what: 'kept by the provider, as it says', value: result.feeCents / 100, unit: 'reais' },
    { what: 'still open', value: result.openCents / 100, unit: 'reais' },
    { what: 'charged and credited once', value: result.oneOffs, unit: 'lines' },
    { what: 'accounts suspended', value: result.moves.suspended, unit: 'times' },
    { what: 'opened by their payment', value: result.moves.restored, unit: 'times' },
    { what: 'opened on trust', value: result.moves.trusted, unit: 'times' },
    { what: 'kills of the servers', value: result.kills, unit: 'kills' },
    { what: 'messages lost', value: result.messages.lost, unit: `of ${result.messages.sent}` },
    { what: 'time', value: seconds, unit: 's' },
  ];
}
