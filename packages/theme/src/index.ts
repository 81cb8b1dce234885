'use client';

export { BrandProvider, type BrandProviderProps } from './brand-provider';
export { useBrand } from './use-brand';
export type { Brand } from './brand-context';
export { createBrandTheme, type BrandTheme } from './brand-theme';
export { chooseLogo, resolveGroundScheme, type ChosenLogo } from './schema/assets/choose-logo';
export { defaultBranding } from './schema/parse/default-branding';
