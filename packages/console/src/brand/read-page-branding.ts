import { parseBranding, type Branding } from '@rastro/theme/schema';

/** The brand that the server wrote into the page; null where it wrote none, or none that can be used. */
export function readPageBranding(page: Document, attributePrefix: string): Branding | null {
  const text = page.getElementById('rastro-branding')?.textContent;
  if (!text) return null;
  try {
    const result = parseBranding(JSON.parse(text), { attributePrefix });
    return result.ok ? result.branding : null;
  } catch {
    return null;
  }
}
