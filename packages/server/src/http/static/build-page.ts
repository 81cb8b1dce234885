import { type Branding, toBrandKnobs } from '@rastro/theme/schema';
import { tokensToCss } from '@rastro/theme/tokens';

const FALLBACK_LANGUAGE = 'pt-BR';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);

/**
 * The console's page for one brand: title, language, icon, prefix and the brand's variables stand in
 * it before any script runs.
 */
export function buildPage(template: string, branding: Branding): string {
  const { title, attributePrefix, icon, defaultLanguage } = branding;
  const head = [
    `<meta name="rastro-prefix" content="${escapeHtml(attributePrefix)}">`,
    ...(icon === undefined ? [] : [`<link rel="icon" href="${escapeHtml(icon)}">`]),
    `<style id="rastro-brand">${tokensToCss(toBrandKnobs(branding)).replaceAll('</', '<\\/')}</style>`,
  ].join('\n    ');
  return template
    .replace(
      /<html[^>]*>/i,
      () => `<html lang="${escapeHtml(defaultLanguage ?? FALLBACK_LANGUAGE)}">`,
    )
    .replace(/<title>[^<]*<\/title>/i, () => `<title>${escapeHtml(title)}</title>\n    ${head}`);
}
