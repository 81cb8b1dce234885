// @vitest-environment node
import { expect, it } from 'vitest';
import { describeTimeZone, differInTime } from './describe-time-zone';

const atMs = Date.UTC(2026, 10, 25, 12);

it.each([
  ['pt-BR', 'America/Sao_Paulo', 'Horário de Brasília (GMT−3)'],
  ['es', 'America/Argentina/Buenos_Aires', 'Hora de Argentina (GMT−3)'],
  ['en-US', 'America/Chicago', 'Central Time (GMT−6)'],
  ['pt-BR', 'America/Chicago', 'Horário Central (GMT−6)'],
  ['pt-BR', 'Asia/Kolkata', 'Horário da Índia (GMT+5:30)'],
  ['en-US', 'UTC', 'GMT'],
  ['es', 'Etc/GMT+3', 'GMT−3'],
  ['pt-BR', 'Mars/Olympus', 'Mars/Olympus'],
])('in %s calls %s %s', (locale, timeZone, name) => {
  expect(describeTimeZone(timeZone, { locale, atMs })).toBe(name);
});

it('counts summer time at that moment', () => {
  const summer = { locale: 'en-US', atMs: Date.UTC(2026, 6, 1) };
  expect(describeTimeZone('America/Chicago', summer)).toBe('Central Time (GMT−5)');
});

it('tells zones apart by what their clocks show, not by name', () => {
  expect(differInTime('America/Sao_Paulo', 'America/Bahia', atMs)).toBe(false);
  expect(differInTime('America/Sao_Paulo', 'America/Chicago', atMs)).toBe(true);
  expect(differInTime('Mars/Olympus', 'UTC', atMs)).toBe(true);
});
