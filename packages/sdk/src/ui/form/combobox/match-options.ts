import type { ComboboxOption } from './combobox-option';

/** Letters without case, accents and marks, so that "Sao" finds "São". */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The options in which every word of `query` stands, in label or hint; those that begin with it come first. */
export function matchOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const first: Option[] = [];
  const others: Option[] = [];
  for (const option of options) {
    const label = plain(option.label);
    const text = `${label} ${plain(option.hint ?? '')}`;
    if (!words.every((word) => text.includes(word))) continue;
    (label.startsWith(words[0] ?? '') ? first : others).push(option);
  }
  return [...first, ...others];
}
