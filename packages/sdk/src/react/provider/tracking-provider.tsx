'use client';
import { useMemo, type ReactElement } from 'react';
import { DEFAULT_LOCALE, matchLocale } from '../../domain';
import { createWords, widgetWords } from '../../words';
import type { LabelOverrides } from '../labels/label';
import { overrideWords } from '../labels/override-words';
import { TrackingScope, type TrackingScopeProps } from './tracking-scope';

/** Props of {@link TrackingProvider}. */
export interface TrackingProviderProps extends Omit<TrackingScopeProps, 'words' | 'locale'> {
  /** Language tag. Default pt-BR (spec §1); a language without words speaks en-US. */
  locale?: string;
  /** Your own words, by key. */
  labels?: LabelOverrides;
}

/**
 * Gives client, language, words and look to all widgets and hooks below it. The live stream opens
 * with the first of them that reads it and closes after the last.
 */
export function TrackingProvider({
  locale = DEFAULT_LOCALE,
  labels,
  ...scope
}: TrackingProviderProps): ReactElement {
  if (!scope.client) {
    throw new Error(
      'TrackingProvider got no client. Make one: <TrackingProvider client={createTrackingClient({ baseUrl })}>.',
    );
  }
  const words = useMemo(() => {
    const builtIn = createWords(matchLocale(locale) ?? locale, widgetWords);
    return labels ? overrideWords(builtIn, labels) : builtIn;
  }, [locale, labels]);
  return <TrackingScope {...scope} words={words} locale={locale} />;
}
