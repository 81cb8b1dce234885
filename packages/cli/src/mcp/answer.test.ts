import { expect, it } from 'vitest';
import { toPage, toText } from './answer';

it('ends a part where an answer is long enough, and says where it goes on', () => {
  const rows = Array.from({ length: 300 }, (_, id) => ({ id, note: 'x'.repeat(1_500) }));
  const page = toPage(rows, { limit: 200, offset: 10 });
  expect(page).toMatchObject({ total: 300, offset: 10, nextOffset: 10 + page.rows.length });
  expect(page.rows[0]).toMatchObject({ id: 10 });
  expect(toText(page).length).toBeLessThan(60_000);
  expect(toPage(rows, { offset: 299 })).not.toHaveProperty('nextOffset');
});

it('cuts long texts, and refuses what is still too long', () => {
  expect(toText({ data: 'x'.repeat(9_000) }).length).toBeLessThan(2_100);
  const wide = Array.from({ length: 100 }, () => 'x'.repeat(1_000));
  expect(() => toText(wide)).toThrow('too long');
});
