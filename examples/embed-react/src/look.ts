import type { Appearance } from '@rastro/sdk';

/** The widgets in this site's colour, with its font and its square corners. */
export const look: Appearance = {
  accent: '#b3261e',
  neutralHue: 40,
  radiusScale: 0.5,
  font: 'inherit',
  scheme: 'light',
};
