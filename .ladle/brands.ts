import { defaultBranding, parseBranding, type Branding } from '@rastro/theme/schema';
import type { StoryChoices } from './story-choices';

const second = parseBranding({
  productName: 'Norte Frotas',
  colors: { accent: '#f2c230' },
  header: 'ink',
  radiusScale: 1.5,
});
if (!second.ok)
  throw new Error(`The second brand has problems: ${JSON.stringify(second.problems)}`);

/** Stories ask nobody outside: the built-in map is all they have. */
const map = { layers: [] };

/** A yellow with round corners is as far from the default as a brand gets. */
export const brands: Record<StoryChoices['brand'], Branding> = {
  default: { ...defaultBranding, map },
  second: { ...second.branding, map },
};
