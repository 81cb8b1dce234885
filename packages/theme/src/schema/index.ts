export { brandingSchema, type BrandingFile } from './branding-schema';
export { parseBranding, type BrandingResult } from './parse-branding';
export { parseBrandingText } from './parse-branding-text';
export { defaultBranding } from './default-branding';
export { LETTER_ICON, makeAssets } from './made-assets';
export { createLetterIcon, type LetterIcon } from './letter-icon';
export { brandBase, listBrandFiles, toFileName, type BrandFile } from './list-brand-files';
export type { BrandingProblem, ProblemCode } from './branding-problem';
export { checkBrand } from './check-brand';
export type { BrandWarning, HueStatus, MovedRole } from './brand-warning';
export { toBrandKnobs } from './to-brand-knobs';
export { chooseLogo, resolveGroundScheme, type ChosenLogo } from './choose-logo';
export { isSafeUrl } from './safe-url';
export { listLayerOrigins, resolveOrigins } from './layer-origins';
export { PLAIN_LAYER } from './default-brand';
export { brandLocales } from './branding';
export type {
  Branding,
  BrandLink,
  BrandLinkName,
  BrandLocale,
  BrandLogo,
  BrandMapLayer,
  BrandPmtilesLayer,
  BrandPush,
  BrandRasterLayer,
  BrandStyleLayer,
  BrandText,
} from './branding';
