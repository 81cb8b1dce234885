import type { Branding } from '@rastro/theme/schema';

/**
 * The brand that the server wrote into the page, whole and checked; null where it wrote none. The
 * schema that checks brand files is not for a page to load.
 */
export function readPageBranding(page: Document): Branding | null {
  const text = page.getElementById('rastro-branding')?.textContent;
  if (!text) return null;
  try {
    const branding: unknown = JSON.parse(text);
    return isBranding(branding) ? branding : null;
  } catch {
    return null;
  }
}

const isBranding = (value: unknown): value is Branding =>
  typeof value === 'object' && value !== null && 'productName' in value && 'colors' in value;
