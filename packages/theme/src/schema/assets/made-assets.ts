import type { Branding } from '../shape/branding';
import { defaultAssets } from './default-assets';
import { LETTER_ICON } from '../shape/default-brand';
import { createLetterIcon, letterIconToSvg } from './letter-icon';

/**
 * The files that every brand has without putting them into its folder, by name, as SVG text: those
 * of the default brand, and the first letter of its name as an icon. A file in the folder is stronger.
 */
export function makeAssets(branding: Branding): Readonly<Record<string, string>> {
  return { ...defaultAssets, [LETTER_ICON]: letterIconToSvg(createLetterIcon(branding)) };
}
