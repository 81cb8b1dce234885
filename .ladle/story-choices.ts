import { LOCALES, type Locale } from '@rastro/sdk/domain';

/** The brands that a story can be looked at in. */
export const BRAND_NAMES = ['default', 'second'] as const;

/**
 * Settings of the toolbar above a story; kept in the address, so that a view can be sent as a link.
 */
export interface StoryChoices {
  language: Locale;
  brand: (typeof BRAND_NAMES)[number];
  /** Width of the story's page in px; `full` is all there is. */
  width: (typeof WIDTHS)[number];
  /** `reduced` stands in for a reader who asked the device for stillness. */
  motion: (typeof MOTIONS)[number];
}

const WIDTHS = ['full', '375', '1280'] as const;
const MOTIONS = ['full', 'reduced'] as const;

/** All choices with their values; the first is the default. */
export const CHOICES = {
  language: LOCALES,
  brand: BRAND_NAMES,
  width: WIDTHS,
  motion: MOTIONS,
} as const;

/** Reads the choices of an address; what it does not name, or names wrongly, is the default. */
export function readChoices(search: string): StoryChoices {
  const params = new URLSearchParams(search);
  const pick = <T extends string>(name: string, values: readonly [T, ...T[]]): T =>
    values.find((value) => value === params.get(name)) ?? values[0];
  return {
    language: pick('language', CHOICES.language),
    brand: pick('brand', CHOICES.brand),
    width: pick('width', CHOICES.width),
    motion: pick('motion', CHOICES.motion),
  };
}
