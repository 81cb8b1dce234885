/** Times in ms and easings (design language §4). With `prefers-reduced-motion` every time is 0. */
export const motion = {
  instant: 0,
  fast: 120,
  base: 180,
  slow: 260,
  sheet: 320,
  marker: 500,
  pulse: 1600,
  skeleton: 1400,
  toastLife: 7000,
  easeOut: 'cubic-bezier(.2,.8,.2,1)',
  easeInOut: 'cubic-bezier(.4,0,.2,1)',
  easeIn: 'cubic-bezier(.4,0,1,1)',
  linear: 'linear',
} as const;
