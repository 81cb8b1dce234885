import type { BrandText } from '@rastro/theme/schema';

/** A text of the brand in the language of the page, else in the next best one. */
export const sayBrandText = (text: string | BrandText, locale: string): string => {
  if (typeof text === 'string') return text;
  const language = locale.split('-', 1)[0] ?? locale;
  const near = Object.keys(text).find((tag) => tag.split('-', 1)[0] === language);
  return text[locale] ?? (near && text[near]) ?? Object.values(text).find(Boolean) ?? '';
};
