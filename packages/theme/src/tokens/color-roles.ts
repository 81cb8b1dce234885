import type { fixedColors } from './fixed-colors';

/** Greys of the frame, tinted by the neutral hue (design language §2). */
export const neutralRoles = [
  'canvas',
  'surface',
  'surfaceSunken',
  'surfaceRaised',
  'surfaceHover',
  'surfaceActive',
  'border',
  'borderStrong',
  'borderControl',
  'text',
  'textMuted',
  'textSubtle',
  'textDisabled',
  'textInverse',
  'surfaceInverse',
] as const;

/** Steps derived from the brand's accent (design language §5). */
export const accentRoles = [
  'accent',
  'accentHover',
  'accentActive',
  'accentText',
  'accentBorder',
  'accentInk',
  'accentSoft',
  'accentSoftHover',
  'focus',
  'mapTrail',
] as const;

/** One of the greys. */
export type NeutralRole = (typeof neutralRoles)[number];
/** One of the steps of the accent. */
export type AccentRole = (typeof accentRoles)[number];
/** Everything that a brand colour decides: hex colours by role. */
export type ColorScale = Readonly<Record<NeutralRole | AccentRole, string>>;

/** Header colours: they follow the brand's choice of a plain, dark or coloured header. */
export const headerRoles = [
  'headerSurface',
  'headerBorder',
  'headerHover',
  'headerText',
  'headerTextMuted',
  'headerFocus',
] as const;

/** One of the header's colours. */
export type HeaderRole = (typeof headerRoles)[number];

/** One of the colours that no brand changes. */
export type FixedRole = keyof (typeof fixedColors)['light'];

/** Any colour of the design language. */
export type ColorRole = NeutralRole | AccentRole | FixedRole | HeaderRole;
