import { READING_CASES } from '@rastro/sdk/testing';
import { describe, expect, it } from 'vitest';
import { toReader, toTraccarReader } from './reader';

const server = (attributes: object = {}, forceSettings = false) => ({
  attributes: { ...attributes },
  forceSettings,
});

describe('toReader', () => {
  it('ends with Portuguese, kilometres and the time of São Paulo where nobody says anything', () => {
    expect(toReader({}, server(), {})).toEqual({
      language: 'pt-BR',
      isLanguageOpen: true,
      timeZone: 'America/Sao_Paulo',
      speedUnit: 'kmh',
      distanceUnit: 'km',
    });
  });

  it.each(READING_CASES)('reads a mail as $says says', (asked) => {
    const { language, speedUnit, timeZone } = toReader(
      asked.user,
      server(asked.server, asked.isForced),
      asked.brand,
    );
    expect({ language, speed: speedUnit, timeZone }).toEqual(asked.reads);
  });

  it('takes the language of a brand for nobody’s choice', () => {
    const reads = toReader({}, server(), { defaultLanguage: 'es' });
    expect(reads).toMatchObject({ language: 'es', isLanguageOpen: true });
  });

  it('counts in miles for who reads the English of the United States, as pages do', () => {
    const reads = toReader({ 'rastro.lang': 'en-US' }, server(), {});
    expect(reads).toMatchObject({ language: 'en-US', speedUnit: 'mph', distanceUnit: 'mi' });
  });

  it('passes by what nobody knows', () => {
    const person = { speedUnit: 'furlongs', timezone: 'Mars/Olympus', distanceUnit: 7 };
    const reads = toReader(person, server({ speedUnit: 'kn', timezone: 'UTC' }), {});
    expect(reads).toMatchObject({ speedUnit: 'kn', distanceUnit: 'km', timeZone: 'UTC' });
  });
});

it('reads as at a Traccar for programs made for one', () => {
  expect(toTraccarReader({}, server())).toEqual({
    language: 'en',
    isLanguageOpen: true,
    timeZone: 'UTC',
    speedUnit: 'kn',
    distanceUnit: 'km',
  });
  expect(toTraccarReader({ speedUnit: 'kmh' }, server({ language: 'pt' })).language).toBe('pt');
});
