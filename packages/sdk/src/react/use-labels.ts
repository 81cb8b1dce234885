'use client';
import { useMemo } from 'react';
import { matchLocale, FALLBACK_LOCALE, translate, type Label, type LabelParams } from '../domain';
import { dictionaries, type LabelKey } from './labels/dictionaries';
import { useTrackingContext } from './tracking-context';

/** Says a text by its key; a key that no dictionary has shows as `_KT_key_KT_`. */
export type Translate = (key: LabelKey, params?: LabelParams) => string;

/** The widgets' words in the provider's language, with the host's own words before the built-in ones. */
export function useLabels(): Translate {
  const { locale, labels } = useTrackingContext('useLabels');
  return useMemo(() => createTranslate(locale, labels), [locale, labels]);
}

function createTranslate(
  locale: string,
  overrides: Readonly<Record<string, Label | undefined>>,
): Translate {
  const spoken = matchLocale(locale) ?? FALLBACK_LOCALE;
  const own: Record<string, Label> = {};
  for (const [key, label] of Object.entries(overrides)) if (label !== undefined) own[key] = label;
  const all = [{ locale: spoken, version: 'host', labels: own }, ...dictionaries];
  return (key, params) => translate(all, spoken, key, params);
}
