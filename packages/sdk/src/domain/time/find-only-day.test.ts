import { expect, it } from 'vitest';
import { findOnlyDay } from './find-only-day';

const timeZone = 'America/Sao_Paulo';
const find = (from: string, to: string) =>
  findOnlyDay({ fromMs: Date.parse(from), toMs: Date.parse(to) }, timeZone);

it('knows the day of a period by the calendar of its zone, to its midnight', () => {
  expect(find('2026-11-21T03:00:00Z', '2026-11-22T03:00:00Z')).toBe('2026-11-21');
  expect(find('2026-11-21T22:00:00Z', '2026-11-22T02:59:00Z')).toBe('2026-11-21');
  expect(find('2026-11-21T03:00:00Z', '2026-11-22T03:00:00.001Z')).toBeNull();
  expect(find('2026-11-21T02:00:00Z', '2026-11-21T04:00:00Z')).toBeNull();
  expect(find('nonsense', 'nonsense')).toBeNull();
});
