import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toFileName } from './to-file-name';

const AT = Date.UTC(2026, 10, 22, 1, 0);

it('names a file by what it is and the day of the account', () => {
  expect(toFileName('Viagens', AT, 'America/Sao_Paulo')).toBe('Viagens 2026-11-21');
  expect(toFileName('../a\\b: "x"?', AT, 'UTC')).toBe('a b x 2026-11-22');
  expect(toFileName('Viagens', AT, 'UTC', AT + 3_600_000)).toBe('Viagens 2026-11-22');
  expect(toFileName('Viagens', AT, 'UTC', AT + 3 * 86_400_000)).toBe(
    'Viagens 2026-11-22_2026-11-25',
  );
  expect(toFileName('', AT, 'UTC')).toBe('2026-11-22');
});

it('leaves nothing that a system reads as something else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
      const name = toFileName(title, AT, 'UTC');
      expect(name).not.toMatch(/[<>:"/\\|?*\u202e]|^\./);
      expect(name).toMatch(/2026-11-22$/);
      expect(name.length).toBeLessThan(100);
    }),
    { numRuns: 50 },
  );
});
