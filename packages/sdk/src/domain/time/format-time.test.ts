// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatAge, formatMoment } from './format-age';
import { formatDate, formatDateTime, formatTime, toDayKey } from './format-date';
import { formatDuration } from './format-duration';

const now = Date.parse('2026-11-21T17:32:00Z');
const timeZone = 'America/Sao_Paulo';
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();
const age = (seconds: number, locale: string) => formatAge(ago(seconds), { now, locale, timeZone });
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('formatAge', () => {
  it('says seconds and minutes in each language', () => {
    expect([age(8, 'pt-BR'), age(8, 'es'), age(8, 'en-US')]).toEqual([
      'há 8 s',
      'hace 8 s',
      '8 s ago',
    ]);
    expect(age(125, 'pt-BR')).toBe('há 2 min');
    expect(age(3599, 'es')).toBe('hace 59 min');
  });

  it('says the time from an hour on', () => {
    expect(age(3660, 'pt-BR')).toBe('às 13:31');
    expect(age(3660, 'es')).toBe('a las 13:31');
    expect(plain(age(3660, 'en-US'))).toBe('at 1:31 PM');
  });

  it('takes the singular at one o’clock', () => {
    const atOne = '2026-11-21T04:10:00Z';
    expect(formatAge(atOne, { now, locale: 'pt-BR', timeZone })).toBe('à 01:10');
    expect(formatAge(atOne, { now, locale: 'es', timeZone })).toBe('a la 01:10');
  });

  it('says the day when it is another one in that time zone', () => {
    expect(formatAge('2026-11-21T02:30:00Z', { now, locale: 'pt-BR', timeZone })).toBe(
      '20/11 23:30',
    );
    expect(formatAge('2026-11-21T02:30:00Z', { now, locale: 'pt-BR', timeZone: 'UTC' })).toBe(
      'às 02:30',
    );
  });

  it('counts a moment ahead as now, and knows none', () => {
    expect(age(-30, 'en-US')).toBe('now');
    expect(formatAge(null, { now, locale: 'es' })).toBe('–');
    expect(formatAge('nonsense', { now, locale: 'es' })).toBe('–');
  });
});

describe('dates in a time zone', () => {
  it('are written as in the language', () => {
    expect(formatDateTime(now, { locale: 'pt-BR', timeZone })).toBe('21/11 14:32');
    expect(formatDateTime(now, { locale: 'es', timeZone })).toBe('21/11 14:32');
    expect(plain(formatDateTime(now, { locale: 'en-US', timeZone }))).toBe('Nov 21, 2:32 PM');
    expect(formatDate(now, { locale: 'pt-BR', timeZone, year: true })).toBe('21/11/2026');
    expect(formatTime(now, { locale: 'pt-BR', timeZone, seconds: true })).toBe('14:32:00');
  });

  it('follow the clock that was asked for', () => {
    expect(plain(formatTime(now, { locale: 'pt-BR', timeZone, hour12: true }))).toMatch(/^2:32/);
    expect(formatTime(now, { locale: 'en-US', timeZone, hour12: false })).toBe('14:32');
    expect(formatTime('2026-11-21T03:05:00Z', { locale: 'es', timeZone })).toBe('00:05');
  });

  it('give a dash for what is no moment', () => {
    expect(formatDateTime('soon', { locale: 'es' })).toBe('–');
    expect(toDayKey('soon')).toBe('');
  });

  it('know the day in the zone', () => {
    expect(toDayKey('2026-11-21T02:30:00Z', timeZone)).toBe('2026-11-20');
  });
});

describe('formatDuration', () => {
  it.each([
    [8_999, '8 s'],
    [42 * 60_000, '42 min'],
    [192 * 60_000, '3 h 12 min'],
    [180 * 60_000, '3 h'],
    [52 * 3_600_000, '2 d 4 h'],
    [-5, '0 s'],
    [Number.NaN, '0 s'],
  ])('writes %d ms as %s', (durationMs, text) => {
    expect(formatDuration(durationMs, { locale: 'pt-BR' })).toBe(text);
  });
});

describe('formatMoment', () => {
  it('says the time of today, and the day before it of any other', () => {
    const style = { now, locale: 'pt-BR', timeZone };
    expect(formatMoment('2026-11-21T03:00:00Z', style)).toBe('00:00');
    expect(formatMoment('2026-11-21T02:59:59Z', style)).toBe('20/11 23:59');
    expect(formatMoment('2026-11-21T03:00:07Z', { ...style, seconds: true })).toBe('00:00:07');
    expect(plain(formatMoment('2025-11-20T17:00:00Z', style))).toBe('20/11/2025 14:00');
  });
});
