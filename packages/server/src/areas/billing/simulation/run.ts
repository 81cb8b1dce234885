import { openFreshTestDatabase } from '../../../db/testing';
import { startTestAsaas } from '../testing';
import { simulateBilling } from './simulate-billing';

const read = (name: string, fallback: number): number => {
  const given = process.argv.find((word) => word.startsWith(`--${name}=`));
  return given === undefined ? fallback : Number(given.split('=')[1]);
};

const database = await openFreshTestDatabase();
const asaas = await startTestAsaas();
const result = await simulateBilling({
  accounts: read('accounts', 200),
  months: read('months', 24),
  seed: read('seed', 1),
  database,
  asaas,
  print: (line) => process.stderr.write(`${line}\n`),
});
await asaas.stop();
await database.close();
process.stdout.write(`${JSON.stringify(result)}\n`);
