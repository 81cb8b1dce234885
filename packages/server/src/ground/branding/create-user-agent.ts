import { toUserAgent } from '../../lookup/to-user-agent';
import type { BrandSource } from './brand-source';

/** Builds the user agent for calls to outside services, from the current brand. */
export const createUserAgent = (brand: BrandSource, publicUrl: string | undefined) => async () =>
  toUserAgent((await brand.read()).branding.productName, publicUrl);
