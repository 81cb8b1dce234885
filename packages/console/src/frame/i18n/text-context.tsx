import type { Translate, Words } from '@rastro/sdk/words';
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import { listLanguages } from './language-names';
import type { BrandAddresses } from './brand-addresses';
import { useWords } from './use-words';

type TextContextValue = { locale: string; words: Words; languages: readonly string[] };

const TextContext = createContext<TextContextValue | null>(null);

/** Gives everything below its language; shows `fallback` until the first words have arrived. */
export function TextProvider({
  locale,
  brand,
  fallback = null,
  children,
}: {
  locale: string;
  /** Addresses of the brand's own words. */
  brand?: BrandAddresses | undefined;
  fallback?: ReactNode;
  children: ReactNode;
}): ReactElement {
  const words = useWords(locale, brand);
  const value = useMemo(
    () => words && { locale, words, languages: listLanguages(brand) },
    [locale, words, brand],
  );
  if (!value) return <>{fallback}</>;
  return <TextContext value={value}>{children}</TextContext>;
}

function useTextContext(): TextContextValue {
  const value = useContext(TextContext);
  if (!value) throw new Error('The page has no words: a TextProvider must stand above');
  return value;
}

/** The page's words: `t(key, params)`. */
export function useText(): Translate {
  return useTextContext().words.t;
}

/** All the page can say, for the widgets on it. */
export function usePageWords(): Words {
  return useTextContext().words;
}

/** The page's language. */
export function usePageLocale(): string {
  return useTextContext().locale;
}

/** The languages that people choose from. */
export function useLanguages(): readonly string[] {
  return useTextContext().languages;
}
