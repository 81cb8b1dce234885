import { describe, expect, it } from 'vitest';
import { toReader, toTraccarReader } from './reader';

const server = (attributes: object = {}, forceSettings = false) => ({
  ...{ attributes: { ...attributes }, forceSettings },
});

describe('toReader', () => {
  it('ends with Portuguese, kilometres and the time of São Paulo where nobody says anything', () => {
    expect(toReader({}, server(), { own: {} })).toEqual({
      ...{ language: 'pt-BR', isLanguageOpen: true, timeZone: 'America/Sao_Paulo' },
      ...{ speedUnit: 'kmh', distanceUnit: 'km' },
    });
  });

  it('asks the account, the brand of its reseller, the server and the server’s brand in this order', () => {
    const person = { language: 'es', speedUnit: 'mph' };
    const reseller = { language: 'pt-BR', speedUnit: 'kn', timezone: 'America/Manaus' };
    const common = { language: 'en', timezone: 'UTC', distanceUnit: 'mi' };
    const own = { language: 'fr', twelveHourFormat: true };
    expect(toReader(person, server(common), { reseller, own })).toEqual({
      ...{ language: 'es', timeZone: 'America/Manaus', hour12: true },
      ...{ speedUnit: 'mph', distanceUnit: 'mi' },
    });
    expect(toReader({}, server(common), { reseller, own }).language).toBe('pt-BR');
    expect(toReader({}, server(common), { own }).language).toBe('en');
    expect(toReader({}, server(), { own })).toMatchObject({ language: 'fr', isLanguageOpen: true });
  });

  it('asks a server first that insists', () => {
    const common = server({ language: 'en', speedUnit: 'kn' }, true);
    const reseller = { language: 'es' };
    expect(toReader({ language: 'pt', speedUnit: 'kmh' }, common, { reseller, own: {} })).toEqual({
      ...{ language: 'en', timeZone: 'America/Sao_Paulo', speedUnit: 'kn', distanceUnit: 'mi' },
    });
  });

  it('counts in miles for who reads the English of the United States, as pages do', () => {
    const reads = toReader({ 'rastro.lang': 'en-US' }, server(), { own: {} });
    expect(reads).toMatchObject({ language: 'en-US', speedUnit: 'mph', distanceUnit: 'mi' });
  });

  it('passes by what nobody knows', () => {
    const person = { speedUnit: 'furlongs', timezone: 'Mars/Olympus', distanceUnit: 7 };
    const reads = toReader(person, server({ speedUnit: 'kn', timezone: 'UTC' }), { own: {} });
    expect(reads).toMatchObject({ speedUnit: 'kn', distanceUnit: 'km', timeZone: 'UTC' });
  });
});

it('reads as at a Traccar for programs made for one', () => {
  expect(toTraccarReader({}, server())).toEqual({
    ...{ language: 'en', isLanguageOpen: true, timeZone: 'UTC' },
    ...{ speedUnit: 'kn', distanceUnit: 'km' },
  });
  expect(toTraccarReader({ speedUnit: 'kmh' }, server({ language: 'pt' })).language).toBe('pt');
});
