/** Distances in px, on a grid of 4 (design language §3). */
export const space = {
  s1: 4,
  s2: 8,
  s3: 12,
  s4: 16,
  s5: 20,
  s6: 24,
  s8: 32,
  s10: 40,
  s12: 48,
} as const;

/** Corner radii in px before a brand scales them; `plate` and `checkbox` never scale. */
export const radius = {
  tag: 4,
  control: 6,
  card: 8,
  dialog: 12,
  sheet: 16,
  full: 9999,
  plate: 3,
  checkbox: 4,
} as const;

/** Factors by which a brand may multiply radii. */
export const radiusScales = {
  square: 0.5,
  default: 1,
  round: 1.5,
} as const;

/** Heights and widths of the frame and its parts in px (design language §6 and §7). */
export const size = {
  header: 52,
  rail: 56,
  railOpen: 208,
  panel: 384,
  panelMin: 320,
  panelMax: 480,
  panelHead: 52,
  rowDevice: 56,
  rowDeviceCompact: 44,
  rowDeviceTouch: 68,
  groupHeader: 32,
  footer: 36,
  controlSm: 28,
  control: 32,
  controlForm: 34,
  controlLg: 40,
  touch: 44,
  tableHead: 34,
  tableRow: 42,
  tableRowTwoLine: 53,
  mapControl: 36,
  tabBar: 80,
  dock: 184,
} as const;

/** Stacking order (design language §4). */
export const zIndex = {
  map: 0,
  mapOverlay: 1,
  marker: 2,
  markerStop: 3,
  markerSelected: 6,
  mapControl: 8,
  mapToolbar: 9,
  mapToast: 12,
  panel: 20,
  dock: 22,
  rail: 25,
  header: 30,
  menu: 40,
  sheet: 45,
  tooltip: 50,
  scrim: 60,
  dialog: 61,
  toast: 70,
  skipLink: 80,
} as const;

/** Widths in px: phone layout up to `mobileMax`, compact up to `compactMax`, wide from `wideMin`. */
export const breakpoint = {
  mobileMax: 768,
  compactMax: 1180,
  wideMin: 1600,
} as const;
