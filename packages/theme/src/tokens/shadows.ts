import type { Scheme } from './scheme';

/** Elevation (design language §3): control, float, menu, dialog. In dark a pale ring replaces the edge. */
export const shadows = {
  light: {
    shadowControl: '0 1px 2px rgb(16 24 40 / .06)',
    shadowFloat: '0 0 0 1px rgb(16 24 40 / .07), 0 1px 3px rgb(16 24 40 / .12)',
    shadowMenu:
      '0 0 0 1px rgb(16 24 40 / .08), 0 4px 10px -2px rgb(16 24 40 / .10), 0 12px 28px -6px rgb(16 24 40 / .14)',
    shadowDialog:
      '0 0 0 1px rgb(16 24 40 / .08), 0 8px 20px -4px rgb(16 24 40 / .12), 0 28px 64px -12px rgb(16 24 40 / .26)',
  },
  dark: {
    shadowControl: '0 1px 2px rgb(0 0 0 / .3)',
    shadowFloat: '0 0 0 1px rgb(255 255 255 / .09), 0 1px 4px rgb(0 0 0 / .45)',
    shadowMenu:
      '0 0 0 1px rgb(255 255 255 / .10), 0 4px 12px rgb(0 0 0 / .4), 0 14px 32px rgb(0 0 0 / .4)',
    shadowDialog: '0 0 0 1px rgb(255 255 255 / .11), 0 28px 64px rgb(0 0 0 / .6)',
  },
} as const satisfies Record<Scheme, Record<string, string>>;

/** One of the four elevations. */
export type ShadowRole = keyof (typeof shadows)['light'];

/** Route line by speed: up to 20, 20-40, 40-60 km/h, above the limit. It never follows the brand. */
export const speedRamps = {
  light: ['#86a8e7', '#3f74d6', '#1d3f92', '#d9480f'],
  dark: ['#2f5fa8', '#5c95f0', '#b4d0ff', '#ff8a4c'],
} as const satisfies Record<Scheme, readonly string[]>;
