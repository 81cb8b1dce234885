// @vitest-environment node
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../db/testing';
import { startTestAsaas } from '../testing';
import { simulateBilling } from './simulate-billing';

it.each([1, 2, 3])(
  'half a year of bills agrees to the cent after lost messages and kills (seed %i)',
  async (seed) => {
    const database = await openTestDatabase();
    const asaas = await startTestAsaas();
    const result = await simulateBilling({ accounts: 6, months: 6, seed, database, asaas });
    expect(result.problems).toEqual([]);
    expect(result.invoices).toBeGreaterThan(25);
    expect(result.kills).toBeGreaterThan(0);
    await asaas.stop();
    await database.close();
  },
  120_000,
);
