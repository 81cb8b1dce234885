/** Font of the interface; the numbers in lists must not move, hence tabular figures (design language §3). */
export const font = {
  family: "'Inter Variable', Inter, system-ui, sans-serif",
  features: "'tnum' 1",
  plateFeatures: "'tnum' 1, 'zero' 1",
} as const;

/** Text sizes: `size` and `line` in px, `tracking` in em (default 0). See design language §3 for where each belongs. */
export const type = {
  micro: { size: 11, line: 14, weight: 500 },
  caption: { size: 12, line: 16, weight: 400 },
  body: { size: 13, line: 20, weight: 400 },
  bodyTouch: { size: 14, line: 20, weight: 400 },
  bodyStrong: { size: 13, line: 20, weight: 550 },
  titleSm: { size: 15, line: 20, weight: 600, tracking: -0.011 },
  title: { size: 18, line: 24, weight: 600, tracking: -0.011 },
  state: { size: 20, line: 26, weight: 600, tracking: -0.018 },
  heading: { size: 24, line: 32, weight: 600, tracking: -0.02 },
  display: { size: 28, line: 34, weight: 600, tracking: -0.025 },
  figure: { size: 32, line: 40, weight: 600, tracking: -0.03 },
} as const satisfies Record<
  string,
  { size: number; line: number; weight: number; tracking?: number }
>;

/** Name of a text size. */
export type TypeRole = keyof typeof type;
