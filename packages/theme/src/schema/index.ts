export { brandingSchema, type BrandingFile } from './shape/branding-schema';
export { parseBranding, type BrandingResult } from './parse/parse-branding';
export { parseBrandingText } from './parse/parse-branding-text';
export { defaultBranding } from './parse/default-branding';
export { makeAssets } from './assets/made-assets';
export { createLetterIcon, type LetterIcon } from './assets/letter-icon';
export { brandBase, listBrandFiles, toFileName, type BrandFile } from './parse/list-brand-files';
export type { BrandingProblem, ProblemCode } from './shape/branding-problem';
export { checkBrand } from './check/check-brand';
export type { BrandWarning, HueStatus, MovedRole } from './check/brand-warning';
export { toBrandKnobs } from './shape/to-brand-knobs';
export { chooseLogo, type ChosenLogo } from './assets/choose-logo';
export { isSafeUrl } from './shape/safe-url';
export { listLayerOrigins, resolveOrigins } from './shape/layer-origins';
export { LETTER_ICON, PLAIN_LAYER } from './shape/default-brand';
export { brandLocales } from './shape/branding';
export { nearestName } from './parse/nearest-name';
export type {
  Branding,
  BrandContact,
  BrandLink,
  BrandLinkName,
  BrandLocale,
  BrandLogo,
  BrandMapLayer,
  BrandPmtilesLayer,
  BrandPolicy,
  BrandPush,
  BrandRasterLayer,
  BrandStyleLayer,
  BrandText,
  BrandTrackerModel,
  BrandTrackers,
} from './shape/branding';
