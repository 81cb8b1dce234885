'use client';

export { BrandProvider, type BrandProviderProps } from './brand-provider';
export { useBrand } from './use-brand';
export type { Brand } from './brand-context';
export { createBrandTheme, type BrandTheme } from './brand-theme';
