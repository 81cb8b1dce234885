import { describe, expect, it } from 'vitest';
import { formatShortCount } from './format-short-count';

describe('formatShortCount', () => {
  it('shortens from a thousand on, as the language does', () => {
    const plain = (count: number, locale: string) =>
      formatShortCount(count, locale).replace(/\s/gu, ' ');
    expect(plain(142, 'pt-BR')).toBe('142');
    expect(plain(1_234, 'pt-BR')).toBe('1,2 mil');
    expect(plain(1_234, 'es')).toBe('1,2 mil');
    expect(plain(1_234, 'en-US')).toBe('1.2K');
    expect(plain(12_345, 'en-US')).toBe('12K');
  });
});
