import { createHash } from 'node:crypto';
import { escapeXml, STREET_VIEW_ORIGIN } from '@rastro/sdk/domain';
import { listLayerOrigins, resolveOrigins, toBrandKnobs } from '@rastro/theme/schema';
import { createTokens, tokensToCss } from '@rastro/theme/tokens';
import { MANIFEST } from '../../ground/branding/branding.routes';
import type { ServedBrand } from '../../ground/branding/brand-source';
import { resolveIconLinks } from '../../ground/branding/icon-links';
import { buildPagePolicy } from '../../request/security-headers';

/** The console's page and the policy it is sent under. */
export interface BuiltPage {
  html: string;
  policy: string;
}

const FALLBACK_LANGUAGE = 'pt-BR';

const tag = (name: string, attributes: Record<string, string | undefined>): string => {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(value)}"`],
  );
  return `<${name}${written.join('')}>`;
};

/**
 * The console's page for one brand: title, language, icons, prefix, the brand itself and its
 * variables stand in it before any script runs, so that the first paint is the brand's.
 */
export function buildPage(template: string, brand: ServedBrand, base: string): BuiltPage {
  const { branding } = brand;
  const { title, productName, attributePrefix, defaultLanguage, serverBrand } = branding;
  const lang = defaultLanguage ?? serverBrand?.defaultLanguage ?? FALLBACK_LANGUAGE;
  const { tab, touch } = resolveIconLinks(brand);
  const head = [
    tag('meta', { name: 'rastro-prefix', content: attributePrefix }),
    tag('meta', { name: 'application-name', content: productName }),
    tag('meta', { name: 'apple-mobile-web-app-title', content: productName }),
    ...buildThemeColors(brand),
    tag('link', { rel: 'icon', ...tab }),
    tag('link', { rel: 'apple-touch-icon', href: touch.href }),
    tag('link', { rel: 'manifest', href: `${base}${MANIFEST}` }),
    `<style id="rastro-brand">${tokensToCss(toBrandKnobs(branding)).replaceAll('</', '<\\/')}</style>`,
    `<script type="application/json" id="rastro-branding">${toScriptText(branding)}</script>`,
  ];
  const html = template
    .replace(/<html[^>]*>/i, () => tag('html', { lang }))
    .replace(/\s*<link rel="icon"[^>]*>/i, '')
    .replace(
      /<title>[^<]*<\/title>/i,
      () => `<title>${escapeXml(title)}</title>\n    ${head.join('\n    ')}`,
    );
  return { html, policy: buildPolicy(template, brand) };
}

/** JSON that can stand in a page or a script: it cannot end the element it stands in. */
export const toScriptText = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');

/** The colour of the browser's own frame: that of the header. */
function buildThemeColors({ branding }: ServedBrand): string[] {
  const colorOf = (scheme: 'light' | 'dark'): string =>
    createTokens(toBrandKnobs(branding), scheme).color.headerSurface;
  if (branding.scheme !== 'system') {
    return [tag('meta', { name: 'theme-color', content: colorOf(branding.scheme) })];
  }
  return (['light', 'dark'] as const).map((scheme) =>
    tag('meta', {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${scheme})`,
      content: colorOf(scheme),
    }),
  );
}

function buildPolicy(template: string, { branding }: ServedBrand): string {
  const { logo, icon, login, map } = branding;
  const pictures = [...(logo.kind === 'image' ? [logo.light, logo.dark] : []), icon, login.image];
  return buildPagePolicy({
    tileOrigins: map.layers.flatMap(listLayerOrigins),
    pictureOrigins: resolveOrigins(pictures.filter((url) => url !== undefined)),
    frameOrigins: map.streetViewKey === undefined ? [] : [STREET_VIEW_ORIGIN],
    scriptHashes: [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) =>
      createHash('sha256').update(text).digest('base64'),
    ),
  });
}
