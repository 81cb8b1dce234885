import { expect, it } from 'vitest';
import { readPeriod } from './read-period';

const timeZone = 'America/Sao_Paulo';
const nowMs = Date.UTC(2026, 7, 21, 12);
const read = (options: object) => {
  const { fromMs, toMs } = readPeriod({ ...options }, { nowMs, timeZone });
  return [fromMs, toMs].map((ms) => new Date(ms).toISOString().slice(0, 16));
};

it.each([
  [{}, '2026-08-21T03:00', '2026-08-21T12:00'],
  [{ period: 'yesterday' }, '2026-08-20T03:00', '2026-08-21T03:00'],
  [{ from: '2026-08-01' }, '2026-08-01T03:00', '2026-08-21T12:00'],
  [{ from: '2026-08-01', to: '2026-08-01' }, '2026-08-01T03:00', '2026-08-02T03:00'],
  [{ from: '2026-08-01T08:30', to: '2026-08-01T09:00:30' }, '2026-08-01T11:30', '2026-08-01T12:00'],
  [
    { from: '2026-08-01T08:30Z', to: '2026-08-01T12:00:00+02:00' },
    '2026-08-01T08:30',
    '2026-08-01T10:00',
  ],
])('%j is from %s to %s in São Paulo', (options, from, to) => {
  expect(read(options)).toEqual([from, to]);
});

it.each([
  [{ period: 'today', from: '2026-08-01' }, 'leave --from and --to out'],
  [{ to: '2026-08-01' }, '--from is missing'],
  [{ from: '2026-04-31' }, '--from "2026-04-31" is no date'],
  [{ from: 'soon' }, '--from "soon" is no date'],
  [{ from: '2026-08-02', to: '2026-08-01' }, 'not before --to'],
  [{ from: '2027-08-02' }, 'not before now'],
])('says what is wrong with %j', (options, words) => {
  expect(() => read(options)).toThrow(words);
});
