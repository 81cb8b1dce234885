import type { fixedColors } from './fixed-colors';

/** Greys of the frame, tinted by the neutral hue (design language §2). */
export type NeutralRole =
  | 'canvas'
  | 'surface'
  | 'surfaceSunken'
  | 'surfaceRaised'
  | 'surfaceHover'
  | 'surfaceActive'
  | 'border'
  | 'borderStrong'
  | 'borderControl'
  | 'text'
  | 'textMuted'
  | 'textSubtle'
  | 'textDisabled'
  | 'textInverse'
  | 'surfaceInverse';

/** Steps derived from the brand's accent (design language §5). */
export type AccentRole =
  | 'accent'
  | 'accentHover'
  | 'accentActive'
  | 'accentText'
  | 'accentBorder'
  | 'accentInk'
  | 'accentSoft'
  | 'accentSoftHover'
  | 'focus'
  | 'mapTrail';

/** Everything that a brand colour decides: hex colours by role. */
export type ColorScale = Readonly<Record<NeutralRole | AccentRole, string>>;

/** Header colours: they follow the brand's choice of a plain, dark or coloured header. */
export type HeaderRole =
  | 'headerSurface'
  | 'headerBorder'
  | 'headerHover'
  | 'headerText'
  | 'headerTextMuted'
  | 'headerFocus';

/** One of the colours that no brand changes. */
export type FixedRole = keyof (typeof fixedColors)['light'];

/** Any colour of the design language. */
export type ColorRole = NeutralRole | AccentRole | FixedRole | HeaderRole;
