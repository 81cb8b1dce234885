import { createInstance } from 'i18next';
import { FALLBACK_LOCALE, type Phrase } from '../domain';
import { reportMissing } from './report-missing';
import type { WordParams } from './params';
import type { Value } from './params/value';

const TURNS_DIRECTION =
  /[\u200f\u061c\u202a-\u202e\u2066-\u2069]|\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Thaana}|\p{Script=Syriac}/u;
const ISOLATES = /[\u2066-\u2069]/g;

/** A value for a place of a text: one that turns the direction of writing turns only its own. */
function isolate(value: string): string {
  return TURNS_DIRECTION.test(value) ? `\u2068${value.replace(ISOLATES, '')}\u2069` : value;
}

/** A key of the product's words. */
export type WordKey = keyof WordParams;

/** A key whose text has no places to fill. */
export type PlainKey = {
  [Key in WordKey]: WordParams[Key] extends undefined ? Key : never;
}[WordKey];

/** Words of one language by key: a text with `{name}` places; plurals end in `_one`, `_other`… */
export type Bundle = Readonly<Record<string, string>>;

type Params<Key extends WordKey> = WordParams[Key] extends undefined
  ? []
  : [params: WordParams[Key]];

/** Says what a key stands for, or a phrase of the domain; several are said one after the other. */
export interface Translate<Known extends WordKey = WordKey> {
  <Key extends Known>(key: Key, ...params: Params<Key>): string;
  (phrase: Phrase | readonly Phrase[]): string;
}

/** Words that can be said. */
export interface Words {
  /** The language they were asked for in. */
  locale: string;
  t: Translate;
  /** Checks that a key built from outside text (an attribute) has words. */
  has: (key: string) => key is PlainKey;
  /** Takes words that arrive later; overrides stay before them, and so do words that ask these. */
  add: (language: string, bundle: Bundle) => void;
  /** Takes words that stand before all others of their language. */
  override: (language: string, bundle: Bundle) => void;
}

const NAMESPACE = 'words';

interface WordsOptions {
  /** Stand before the bundles of their language. */
  overrides?: Readonly<Record<string, Bundle>>;
  /** Asked for what is in none of them. */
  outer?: Words;
  /** Told of a key that nothing has. Default: logs it, once. */
  onMissing?: (locale: string, key: string) => void;
}

/**
 * Words in a language, then in en-US; a key in neither shows as `_KT_key_KT_` (spec §1). `bundles` are
 * those of each language. Values fill places as text: they are never read as places again.
 */
export function createWords(
  locale: string,
  bundles: Readonly<Record<string, Bundle>>,
  { overrides, outer, onMissing = reportMissing }: WordsOptions = {},
): Words {
  const first = { ...overrides };
  /** Texts without places by key; pages ask the same few hundred again and again. */
  const plain = new Map<string, string>();
  const i18n = createInstance();
  void i18n.init({
    lng: locale,
    fallbackLng: FALLBACK_LOCALE,
    load: 'currentOnly',
    ns: NAMESPACE,
    defaultNS: NAMESPACE,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    parseMissingKeyHandler: (key, _default, options) =>
      outer?.t({ key, params: options.replace }) ?? `_KT_${key}_KT_`,
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => {
      if (!outer) onMissing(locale, key);
    },
    resources: {},
  });
  const addOwn = (language: string, bundle: Bundle): void => {
    plain.clear();
    i18n.addResourceBundle(language, NAMESPACE, { ...bundle, ...first[language] });
  };
  const override = (language: string, bundle: Bundle): void => {
    first[language] = bundle;
    addOwn(language, {});
  };
  for (const language of new Set([...Object.keys(bundles), ...Object.keys(first)])) {
    addOwn(language, bundles[language] ?? {});
  }

  const sayPlain = (key: string): string => {
    const known = plain.get(key);
    if (known !== undefined) return known;
    const text = i18n.t(key, { replace: {}, nest: false });
    // What is missing here may arrive at the outer words.
    if (i18n.exists(key)) plain.set(key, text);
    return text;
  };
  const sayKey = (key: string, params?: Readonly<Record<string, Value>>): string => {
    if (!params) return sayPlain(key);
    const replace = Object.assign(Object.create(null), params);
    for (const [name, value] of Object.entries(params)) {
      if (typeof value !== 'number') {
        replace[name] = isolate(typeof value === 'string' ? value : say(value));
      }
    }
    const { count } = params;
    return i18n.t(key, { replace, nest: false, ...(typeof count === 'number' && { count }) });
  };
  const say = ({ key, params }: Phrase): string => sayKey(key, params);
  const t = (
    asked: string | Phrase | readonly Phrase[],
    params?: Record<string, Value>,
  ): string => {
    if (typeof asked === 'string') return sayKey(asked, params);
    return 'key' in asked ? say(asked) : asked.map(say).join(' ');
  };
  const has = (key: string): key is PlainKey => i18n.exists(key) || (outer?.has(key) ?? false);
  const add = outer?.add ?? addOwn;
  return { locale, t: t as Translate, has, add, override: outer?.override ?? override };
}
