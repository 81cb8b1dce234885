import { parseBranding } from '@rastro/theme/schema';
import { describe, expect, it } from 'vitest';
import { toBrandingDocument, toThemeValues } from './theme-values';

const parse = (document: Record<string, unknown>) => {
  const parsed = parseBranding(document, { attributePrefix: 'rastro' });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.branding;
};
const there = (document: Record<string, unknown>) =>
  toBrandingDocument(document, toThemeValues(document, parse(document)));

const LONG = {
  productName: 'Veloz',
  title: 'Veloz Rastreamento',
  colors: { accent: '#a3195b', neutralHue: 200 },
  logo: { kind: 'image', light: '/rastro/assets/custom/logo.svg', width: 120 },
  login: { headline: { 'pt-BR': 'Sua frota' } },
  links: {
    whatsapp: { enabled: true, url: 'https://wa.me/5511' },
    dataPolicy: {
      enabled: false,
      version: '2026-11',
      text: 'Be kind',
      contact: { name: 'Bia', email: 'dpo@veloz.com' },
    },
  },
  defaultLanguage: 'pt-BR',
  timeZone: 'America/Manaus',
  speedUnit: 'kmh',
  distanceUnit: 'km',
  map: { layers: [] },
  trackers: { host: 'track.veloz.com' },
};

describe('a brand in the editor', () => {
  it('says the same once it was opened and saved, of what the editor does not know too', () => {
    const saved = there(LONG);
    expect(saved).toMatchObject(LONG);
    expect(parse(saved)).toEqual(parse(LONG));
    expect(there(saved)).toEqual(saved);
  });

  it('of the short shape is written in the long one', () => {
    const short = {
      title: 'T',
      headLogo: { image: false, text: 'Frota' },
      dataPolicy: { enabled: true, url: 'https://a.example/policy' },
    };
    const saved = there(short);
    expect(saved).not.toHaveProperty('headLogo');
    expect(saved).toMatchObject({
      logo: { kind: 'text', text: 'Frota' },
      links: { dataPolicy: { enabled: true, url: 'https://a.example/policy' } },
    });
    expect(parse(saved).logo).toEqual(parse(short).logo);
  });

  it('that says nothing can be saved as it is', () => {
    expect(parse(there({}))).toMatchObject({ productName: parse({}).productName });
  });

  it('loses what is emptied', () => {
    const values = toThemeValues(LONG, parse(LONG));
    const emptied = {
      ...values,
      title: ' ',
      reading: { ...values.reading, timeZone: ' ' },
      headline: { 'pt-BR': '', es: '', 'en-US': '' },
    };
    const saved = toBrandingDocument(LONG, emptied);
    expect(saved).not.toHaveProperty('title');
    expect(saved).not.toHaveProperty('timeZone');
    expect(saved['login']).toEqual({});
    const empty = { name: ' ', email: '', phone: '', url: '' };
    const unasked = toBrandingDocument(LONG, {
      ...values,
      policy: { version: '', text: '' },
      contact: empty,
    });
    expect(unasked['links']).toMatchObject({ dataPolicy: { enabled: false } });
    expect(Object.keys((unasked['links'] as { dataPolicy: object }).dataPolicy)).toEqual([
      'enabled',
    ]);
  });
});
