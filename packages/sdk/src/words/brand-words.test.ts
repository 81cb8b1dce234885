// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeBrandWarning } from '../domain';
import { checkBrandWords } from './check-brand-words';
import { createProductWords, getProductWords } from './product-words';

afterEach(() => vi.restoreAllMocks());

const findNearest = (key: string) => (key === 'nav.map.lable' ? 'nav.map.label' : undefined);

describe('checkBrandWords', () => {
  it('keeps what can be said, and names key and language of the rest', async () => {
    const written = {
      'nav.map.label': 'Karte',
      'nav.map.lable': 'Karte',
      'mail.test.subject': 'Probe von {produkt}',
      'alarm.sos': 5,
      'list.foot.devices_many': 'x',
      'common.yes': 'x'.repeat(2_001),
      ['__proto__']: 'x',
    };
    const { words, warnings } = await checkBrandWords('de', written, findNearest);
    expect(words).toEqual({ 'nav.map.label': 'Karte' });
    const { t } = getProductWords('en-US');
    expect(warnings.map((warning) => t(describeBrandWarning(warning)))).toEqual([
      'words/de.json, nav.map.lable: this key does not exist. Did you mean "nav.map.label"? It is left out.',
      'words/de.json, mail.test.subject: found {produkt}, expected one of: {product}. It is left out.',
      'words/de.json, alarm.sos: found 5, expected a text. It is left out.',
      'words/de.json, list.foot.devices_many: this key does not exist. Known keys: list.foot.devices_one, list.foot.devices_other. It is left out.',
      'words/de.json, __proto__: this key does not exist. It is left out.',
      'words/de.json, common.yes: at most 2000 characters. It is left out.',
    ]);
  });
});

describe('a file of nothing but strange keys', () => {
  it('is looked up in part only, and shown in short', async () => {
    const many = Array.from({ length: 5_000 }, (_, index) => [`nav.map.lable${index}`, 1]);
    const nearest = vi.fn(() => undefined);
    const written = { ...Object.fromEntries(many), ['x'.repeat(100_000)]: '{y}'.repeat(100_000) };
    const { words, warnings } = await checkBrandWords('de', written, nearest);
    expect([words, warnings.length]).toEqual([{}, 5_002]);
    expect(nearest.mock.calls.length).toBeLessThan(100);
    expect(JSON.stringify(warnings.at(-1)).length).toBeLessThan(500);
  });
});

describe('createProductWords', () => {
  const wordsOf = createProductWords({
    'pt-BR': { 'alarm.sos': 'Pânico' },
    'en-US': { 'alarm.sos': 'Panic' },
    fr: { 'alarm.tow': 'Remorquage' },
  });

  it('puts a brand before the product, and speaks further languages over en-US', () => {
    expect([wordsOf('pt').t('alarm.sos'), wordsOf('es').t('alarm.sos')]).toEqual(['Pânico', 'SOS']);
    const french = wordsOf('fr_CA');
    expect(french.locale).toBe('fr');
    expect([french.t('alarm.tow'), french.t('alarm.sos')]).toEqual(['Remorquage', 'Panic']);
    expect([wordsOf('de').locale, getProductWords('fr').locale]).toEqual(['en-US', 'en-US']);
  });

  it('makes one set a language', () => expect(wordsOf('pt-BR')).toBe(wordsOf('pt')));

  it('[S1.52] shows a key that nothing has, and logs it once', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const { t } = wordsOf('es');
    expect([t({ key: 'mail.none' }), t({ key: 'mail.none' })]).toEqual([
      '_KT_mail.none_KT_',
      '_KT_mail.none_KT_',
    ]);
    expect(log.mock.calls).toEqual([['No words for "mail.none" in es']]);
  });
});
