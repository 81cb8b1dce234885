'use client';
import type { Translate as TranslateWords } from '../words';
import type { LabelKey } from './labels/label';
import { useTrackingContext } from './provider/tracking-context';

/** Says a text by its key, or a phrase; a key that nothing has shows as `_KT_key_KT_`. */
export type TranslateLabel = TranslateWords<LabelKey>;

/** The widgets' words in the provider's language, with the host's own words before the built-in ones. */
export function useLabels(): TranslateLabel {
  return useTrackingContext('useLabels').words.t;
}
