import { translate, type LabelParams, type Locale } from '@rastro/sdk/domain';
import { createContext, useContext, useMemo, type ReactElement, type ReactNode } from 'react';
import { dictionaries, type TextKey } from './dictionaries';

/** The words of a key in the page's language; `{name}` places are filled from `params`. */
export type TranslateText = (key: TextKey, params?: LabelParams) => string;

type TextContextValue = { locale: Locale; t: TranslateText };

const createText = (locale: Locale): TextContextValue => ({
  locale,
  t: (key, params) => translate(dictionaries, locale, key, params),
});

const TextContext = createContext<TextContextValue>(createText('pt-BR'));

/** Gives everything below its language. */
export function TextProvider({
  locale,
  children,
}: {
  locale: Locale;
  children: ReactNode;
}): ReactElement {
  const value = useMemo(() => createText(locale), [locale]);
  return <TextContext value={value}>{children}</TextContext>;
}

/** The page's words: `t(key, params)`. */
export function useText(): TranslateText {
  return useContext(TextContext).t;
}

/** The page's language. */
export function usePageLocale(): Locale {
  return useContext(TextContext).locale;
}
