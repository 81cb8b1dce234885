import {
  domainDictionaries,
  hasLabel,
  translate,
  type Dictionary,
  type LabelParams,
  type Locale,
} from '@rastro/sdk/domain';
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import type { TextKey } from './text-key';
import { useWords } from './use-words';

/** The words of a key in the page's language; `{name}` places are filled from `params`. */
export type TranslateText = (key: TextKey, params?: LabelParams) => string;

/** Whether a key made from somebody else's word (an attribute) has words. */
export type HasText = (key: string) => key is TextKey;

type TextContextValue = { locale: Locale; t: TranslateText; hasText: HasText };

function createText(locale: Locale, words: Dictionary): TextContextValue {
  const dictionaries = [words, ...domainDictionaries];
  return {
    locale,
    t: (key, params) => translate(dictionaries, words.locale, key, params),
    hasText: (key): key is TextKey => hasLabel(dictionaries, key),
  };
}

const TextContext = createContext<TextContextValue | null>(null);

/** Gives everything below its language; shows `fallback` until the first words have arrived. */
export function TextProvider({
  locale,
  fallback = null,
  children,
}: {
  locale: Locale;
  fallback?: ReactNode;
  children: ReactNode;
}): ReactElement {
  const words = useWords(locale);
  const value = useMemo(() => words && createText(locale, words), [locale, words]);
  if (!value) return <>{fallback}</>;
  return <TextContext value={value}>{children}</TextContext>;
}

function useTextContext(): TextContextValue {
  const value = useContext(TextContext);
  if (!value) throw new Error('The page has no words: a TextProvider must stand above');
  return value;
}

/** The page's words: `t(key, params)`. */
export function useText(): TranslateText {
  return useTextContext().t;
}

/** Tells which keys have words. */
export function useHasText(): HasText {
  return useTextContext().hasText;
}

/** The page's language. */
export function usePageLocale(): Locale {
  return useTextContext().locale;
}
