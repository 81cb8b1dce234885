import type { Scheme } from './scheme';

/**
 * Lines of vehicles that are followed at once, the first vehicle's first. At least 3:1 on the map's land
 * and on surfaces, told apart with every kind of colour vision. They never follow the brand.
 */
export const trailColors = {
  light: ['#315cd4', '#bc6415', '#470672', '#16956d', '#7c4761', '#2e3800'],
  dark: ['#5c8bff', '#fa9d2d', '#eac7fb', '#76fbc7', '#9a587f', '#70773e'],
} as const satisfies Record<Scheme, readonly string[]>;
