import { toUserAgent } from '../../lookup/to-user-agent';
import type { BrandSource } from './brand-source';

/** Who asks services outside, by the brand of the moment. */
export const createUserAgent = (brand: BrandSource, publicUrl: string | undefined) => async () =>
  toUserAgent((await brand.read()).branding.productName, publicUrl);
