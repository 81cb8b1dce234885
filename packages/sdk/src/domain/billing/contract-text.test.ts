import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from './billing-day';
import {
  readOneOffDrafts,
  readOneOffs,
  readPauseDrafts,
  readPauses,
  writeOneOffs,
  writePauses,
} from './contract-text';

const currency = fc.constantFrom('BRL', 'JPY', 'KWD', 'USD');
const draft = fc.record({
  day: fc.option(fc.nat(5_000).map((days) => addDays('2024-01-01', days))),
  cents: fc.option(fc.integer({ min: -9_999_999, max: 9_999_999 })),
  text: fc.string({ unit: 'grapheme' }).map((text) => text.replace(/\s+/g, ' ').trim()),
});

it('reads what is charged once as it was written, in every currency', () => {
  fc.assert(
    fc.property(fc.array(draft), currency, (drafts, of) => {
      const text = writeOneOffs(drafts, of);
      expect(readOneOffDrafts(text, of)).toEqual(drafts);
      const wrong = drafts.findIndex(
        ({ day, cents, text: said }) => day === null || cents === null || said === '',
      );
      expect(readOneOffs(text, of)).toEqual(
        wrong < 0 ? { list: drafts } : { wrongLine: wrong + 1 },
      );
    }),
  );
});

it('keeps a line that it cannot read as a text to be mended', () => {
  expect(readOneOffDrafts('tomorrow 49,90 Chip\n\n2026-03-10 49,90 Two words', 'BRL')).toEqual([
    { day: null, cents: null, text: 'tomorrow 49,90 Chip' },
    { day: '2026-03-10', cents: 4_990, text: 'Two words' },
  ]);
});

it('reads pauses as they were written, both days of each', () => {
  const day = fc.option(fc.nat(5_000).map((days) => addDays('2024-01-01', days)));
  fc.assert(
    fc.property(fc.array(fc.record({ from: day, last: day })), (drafts) => {
      const text = writePauses(drafts);
      expect(readPauseDrafts(text)).toEqual(drafts);
      const wrong = drafts.findIndex(
        ({ from, last }) => from === null || last === null || last < from,
      );
      const list = drafts.map(({ from, last }) => ({ from, to: last && addDays(last, 1) }));
      expect(readPauses(text)).toEqual(wrong < 0 ? { list } : { wrongLine: wrong + 1 });
    }),
  );
});
