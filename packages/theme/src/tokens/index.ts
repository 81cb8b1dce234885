export { createScale } from './roles/create-scale';
export { createTokens, type Tokens } from './create-tokens';
export { tokensToCss } from './css/tokens-to-css';
export { cssVariables, type CssVariableName } from './css/css-variables';
export { CSS_PREFIX, cssVar } from './css/css-var';
export { statusColorRole, type StatusTone } from './roles/status-color-role';
export { statusRoles, type StatusRole } from './roles/status-roles';
export { contrast, relativeLuminance } from './color/contrast';
export { hexToOklch, oklchToHex, type Oklch } from './color/oklch';
export { isFontList } from './css/font-list';
export { isHexColor } from './color/srgb';
export { breakpoint, radius, radiusScales, size, space, zIndex } from './layout';
export { motion } from './motion';
export { font, type, type TypeRole } from './type-scale';
export type { ShadowRole } from './shadows';
export type { BrandKnobs, HeaderStyle } from './brand-knobs';
export type {
  AccentRole,
  ColorRole,
  ColorScale,
  HeaderRole,
  NeutralRole,
} from './roles/color-roles';
export type { Scheme } from './scheme';
