// @vitest-environment node
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createWords, type Bundle } from './create-words';
import type { Value } from './params/value';

const bundles: Record<string, Bundle> = {
  es: {
    hello: 'Hola, {name}',
    later: 'después',
    key: '{a} {b} {c}',
    loop: '{name}',
    cars_one: '{count, number} coche',
    cars_other: '{count, number} coches',
  },
  'en-US': { hello: 'Hello', only: 'Only English' },
};
const words = createWords('es', bundles);
const say = words.t as unknown as (key: string, params?: Record<string, Value>) => string;

afterEach(() => vi.restoreAllMocks());

describe('createWords', () => {
  it('says the words of the language', () => {
    expect(say('hello', { name: 'Ana' })).toBe('Hola, Ana');
    expect(say('later')).toBe('después');
  });

  it('puts nouns into the right number, and numbers into the language', () => {
    expect([1, 2, 12_345].map((count) => say('cars', { count }))).toEqual([
      '1 coche',
      '2 coches',
      '12.345 coches',
    ]);
  });

  it('[S1.52] falls back to en-US, then shows the key between _KT_ and logs it once', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(say('only')).toBe('Only English');
    expect(log).not.toHaveBeenCalled();
    expect([say('none'), say('none')]).toEqual(['_KT_none_KT_', '_KT_none_KT_']);
    expect(log.mock.calls).toEqual([['No words for "none" in es']]);
    expect(say('constructor')).toBe('_KT_constructor_KT_');
  });

  it('takes further words, and keeps overrides before them', () => {
    const some = createWords('es', bundles, { overrides: { es: { own: 'propio' } } });
    some.add('es', { own: 'ajeno', more: 'más' });
    expect([some.t({ key: 'own' }), some.t({ key: 'more' })]).toEqual(['propio', 'más']);
    some.add('es', { constructor: 'obra' });
    expect(some.has('toString')).toBe(false);
  });

  it('asks others for what it has not', () => {
    const own = createWords(
      'es',
      { es: { later: 'luego', cars_one: 'un coche' } },
      { outer: words },
    );
    const cars = (count: number) => own.t({ key: 'cars', params: { count } });
    expect([own.t({ key: 'later' }), cars(1), cars(2)]).toEqual(['luego', 'un coche', '2 coches']);
    expect(own.t({ key: 'hello', params: { name: '{a}' } })).toBe('Hola, {a}');
    expect(['only', 'none'].map(own.has)).toEqual([true, false]);
  });

  it('says a text anew once there is another, here or in the words it asks', () => {
    const outer = createWords('es', {}, { onMissing: () => undefined });
    const inner = createWords('es', { es: { own: 'propio' } }, { outer });
    const sayBoth = () => ['own', 'late'].map((key) => inner.t({ key }));
    expect([sayBoth(), sayBoth()]).toEqual(Array(2).fill(['propio', '_KT_late_KT_']));
    outer.add('en-US', { late: 'late' });
    expect([sayBoth(), sayBoth()]).toEqual(Array(2).fill(['propio', 'late']));
    outer.add('es', { late: 'tarde' });
    outer.override('es', { late: 'más tarde' });
    expect([sayBoth(), sayBoth()]).toEqual(Array(2).fill(['propio', 'más tarde']));
  });

  it('knows which keys have words', () => {
    const keys = ['hello', 'only', 'none', 'constructor'];
    expect(keys.map((key) => words.has(key))).toEqual([true, true, false, false]);
  });

  it('says phrases, those inside phrases, and several one after the other', () => {
    const hello = { key: 'hello', params: { name: { key: 'only' } } };
    expect(words.t(hello)).toBe('Hola, Only English');
    expect(words.t([hello, { key: 'later' }])).toBe('Hola, Only English después');
  });

  it('fills places once: a value that looks like a place or a key stays as it is', () => {
    expect(say('key', { a: '{b}', b: '$t(only)' })).toBe('{b} $t(only) {c}');
    fc.assert(fc.property(fc.string(), (name) => say('loop', { name }) === name));
  });

  it('lets a value turn the direction of nothing but itself', () => {
    expect(say('hello', { name: 'رافعة' })).toBe('Hola, \u2068رافعة\u2069');
    expect(say('hello', { name: '\u202Egnp.7' })).toBe('Hola, \u2068\u202Egnp.7\u2069');
    expect(say('hello', { name: '\u2069\u202Ex' })).toBe('Hola, \u2068\u202Ex\u2069');
  });
});
