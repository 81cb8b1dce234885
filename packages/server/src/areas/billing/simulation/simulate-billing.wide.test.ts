// @vitest-environment node
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../db/testing';
import { startTestAsaas } from '../testing';
import { simulateBilling } from './simulate-billing';

/** Seeds of the dice: `BILLING_SEEDS`, one by default. */
const SEEDS = (process.env['BILLING_SEEDS'] ?? '2').split(',').map(Number);

it.each(SEEDS)(
  'half a year of bills of two servers agrees to the cent, and with who is suspended, after lost messages and kills (seed %i)',
  async (seed) => {
    const database = await openTestDatabase();
    const asaas = await startTestAsaas();
    const result = await simulateBilling({ accounts: 6, months: 6, seed, database, asaas });
    expect(result.problems).toEqual([]);
    expect(result.invoices).toBeGreaterThan(25);
    // All but those that a credit covers, or that were paid or cancelled here before.
    expect(result.charged).toBeGreaterThan(result.invoices * 0.8);
    expect(result.receivedCents).toBeGreaterThan(0);
    expect(result.feeCents).toBeGreaterThan(0);
    expect(result.kills).toBeGreaterThan(0);
    expect(result.oneOffs).toBeGreaterThan(0);
    expect(result.moves.suspended).toBeGreaterThan(0);
    expect(result.moves.restored).toBeGreaterThan(0);
    await asaas.stop();
    await database.close();
  },
  120_000,
);
