import { expect, it } from 'vitest';
import { findLongestTime } from './find-longest-time';
import { formatDateTime } from './format-date';

it.each(['pt-BR', 'es', 'en-US'])('is as long as any time of the year in %s', (locale) => {
  const style = { locale, timeZone: 'America/Sao_Paulo', seconds: true };
  const { length } = findLongestTime((atMs) => formatDateTime(atMs, style));
  for (let hour = 0; hour < 366 * 24; hour += 5) {
    const atMs = Date.UTC(2024, 0, 1, hour, 59, 59);
    expect(formatDateTime(atMs, style).length).toBeLessThanOrEqual(length);
  }
});
