import type { Phrase } from '../../domain';
import { createWords, type PlainKey, type Translate, type Value, type Words } from '../../words';
import type { Label, LabelOverrides } from './label';

const FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Words with those of a host before them. */
export function overrideWords(outer: Words, labels: LabelOverrides): Words {
  const { locale } = outer;
  const texts: Record<string, string> = {};
  const functions = new Map<string, Exclude<Label, string>>();
  for (const [key, label] of Object.entries(labels)) {
    if (typeof label === 'function') functions.set(key, label);
    else if (label !== undefined) {
      texts[key] = label;
      // One text for all counts stands in for every form that is not given.
      for (const form of FORMS) texts[`${key}_${form}`] ??= label;
    }
  }
  const words = createWords(locale, { [locale]: texts }, { outer });
  if (functions.size === 0) return words;
  const say = ({ key, params = {} }: Phrase): string =>
    functions.get(key)?.(params, locale) ?? words.t({ key, params });
  const t = (
    asked: string | Phrase | readonly Phrase[],
    params?: Record<string, Value>,
  ): string => {
    if (typeof asked === 'string') return say({ key: asked, ...(params && { params }) });
    return 'key' in asked ? say(asked) : asked.map(say).join(' ');
  };
  const has = (key: string): key is PlainKey => functions.has(key) || words.has(key);
  return { ...words, t: t as Translate, has };
}
