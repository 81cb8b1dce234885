// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../db/testing';
import { startTestAsaas } from '../testing';
import { type Pair, playWriters, type LedgerWriter, WRITERS, type Writing } from './play-writers';

/** Pairs; `npm run test:long` plays thousands. */
const RUNS = Number(process.env['WRITER_RUNS'] ?? 20);

const OFTEN = (Object.keys(WRITERS) as LedgerWriter[]).flatMap((writer) =>
  Array.from({ length: WRITERS[writer] }, () => writer),
);
const writing: fc.Arbitrary<Writing> = fc.record({
  writer: fc.constantFrom(...OFTEN),
  at: fc.nat(9),
});
const anyPair: fc.Arbitrary<Pair> = fc.record({
  before: fc.array(
    writing.filter(({ writer }) => writer !== 'restore'),
    { maxLength: 2 },
  ),
  // Most faults lie where both write to the same.
  both: fc
    .tuple(writing, writing, fc.nat(3))
    .map(([one, other, apart]) => [one, apart > 0 ? { ...other, at: one.at } : other] as const),
  backup: fc.nat(2),
  seed: fc.nat(),
  isKilled: fc.nat(2).map((of) => of === 0),
});

/** Pairs that a charge was taken over by its number in, and cash was taken back by the answer to a sending. */
const FOUND: Pair[] = [
  {
    both: [
      { writer: 'charge', at: 0 },
      { writer: 'restore', at: 0 },
    ],
    before: [],
    backup: 0,
    seed: 0,
    isKilled: false,
  },
  {
    both: [
      { writer: 'cash', at: 3 },
      { writer: 'sweep', at: 0 },
    ],
    before: [],
    backup: 0,
    seed: 798_507_094,
    isKilled: true,
  },
];

it('keeps ledger, provider and statement the same to the cent, whichever two write at the same time', async () => {
  const [database, asaas] = [await openTestDatabase(), await startTestAsaas()];
  try {
    await fc.assert(
      fc.asyncProperty(anyPair, async (pair) => {
        expect(await playWriters(pair, { database, asaas })).toEqual([]);
      }),
      // The same pairs in each `npm test`; others in `npm run test:long`.
      {
        numRuns: RUNS,
        examples: FOUND.map((pair): [Pair] => [pair]),
        ...(process.env['WRITER_RUNS'] ? {} : { seed: 48 }),
      },
    );
  } finally {
    await asaas.stop();
    await database.close();
  }
}, 3_600_000);
