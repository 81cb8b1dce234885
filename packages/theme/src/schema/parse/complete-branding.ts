import {
  linkNames,
  type Branding,
  type BrandLink,
  type BrandLinkName,
  type BrandLogo,
  type BrandMapLayer,
} from '../shape/branding';
import type { BrandingFile } from '../shape/branding-schema';
import { defaultBrand, LETTER_ICON } from '../shape/default-brand';
import { resolveBrandUrl } from '../shape/safe-url';

type ResolveUrl = (url: string) => string;

/**
 * Fills a file up to a whole `Branding`. A brand that gives itself a name but no logo gets its name
 * as its logo and its first letter as its icon, and one with a colour of its own gets greys of that hue: never the default brand's.
 */
export function completeBranding(file: BrandingFile, prefix?: string): Branding {
  const attributePrefix = prefix ?? file.attributePrefix ?? defaultBrand.attributePrefix;
  const at: ResolveUrl = (url) => resolveBrandUrl(url, attributePrefix);
  const ownName = file.productName ?? file.headLogo?.text ?? file.title;
  const productName = ownName ?? defaultBrand.productName;
  const isOwnBrand = Boolean(ownName ?? file.logo ?? file.headLogo);
  const fallbackLogo: BrandLogo = isOwnBrand
    ? { kind: 'text', text: productName }
    : defaultBrand.logo;
  const icon = file.icon ?? (isOwnBrand ? LETTER_ICON : defaultBrand.icon);

  return {
    productName,
    attributePrefix,
    title: file.title ?? productName,
    logo: resolveLogo(toLogo(file) ?? fallbackLogo, at),
    icon: at(icon),
    colors: toColors(file),
    header: file.header ?? 'surface',
    radiusScale: file.radiusScale ?? 1,
    density: file.density ?? 'comfortable',
    ...(file.font && { font: file.font }),
    scheme: file.scheme ?? 'system',
    login: toLogin(file, at),
    links: toLinks(file, at),
    map: {
      layers: toLayers(file, at),
      ...(file.map?.included && { included: at(file.map.included) }),
      ...(file.map?.streetViewKey && { streetViewKey: file.map.streetViewKey }),
    },
    ...(file.pinnedAttributes && { pinnedAttributes: file.pinnedAttributes }),
    ...(file.trackers && { trackers: { models: [], ...file.trackers } }),
    ...(file.push && { push: file.push }),
    ...(file.defaultLanguage && { defaultLanguage: file.defaultLanguage }),
    ...(file.timeZone && { timeZone: file.timeZone }),
    ...(file.speedUnit && { speedUnit: file.speedUnit }),
    ...(file.distanceUnit && { distanceUnit: file.distanceUnit }),
    ...(file.serverBrand && { serverBrand: file.serverBrand }),
    ...(file.words && { words: file.words }),
  };
}

/** The logo a file asks for, in our words or in the specification's (image flag, text). */
function toLogo({ logo, headLogo }: BrandingFile): BrandLogo | undefined {
  if (logo?.kind === 'text') return logo;
  if (logo) return { ...logo, dark: logo.dark ?? logo.light };
  if (headLogo?.image) {
    const url = headLogo.url ?? 'logo.svg';
    return { kind: 'image', light: url, dark: url };
  }
  return headLogo?.text ? { kind: 'text', text: headLogo.text } : undefined;
}

function resolveLogo(logo: BrandLogo, at: ResolveUrl): BrandLogo {
  if (logo.kind === 'text') return logo;
  return { ...logo, light: at(logo.light), dark: at(logo.dark) };
}

function toColors({ colors }: BrandingFile): Branding['colors'] {
  const accent = colors?.accent?.toLowerCase();
  if (accent === undefined) return { ...defaultBrand.colors, ...colors };
  return { accent, ...(colors?.neutralHue !== undefined && { neutralHue: colors.neutralHue }) };
}

function toLogin({ login }: BrandingFile, at: ResolveUrl): Branding['login'] {
  return {
    ...defaultBrand.login,
    ...login,
    ...(login?.image && { image: at(login.image) }),
  };
}

function toLinks(file: BrandingFile, at: ResolveUrl): Branding['links'] {
  const entries = linkNames.map((name): [BrandLinkName, BrandLink] => {
    const { enabled, url = '', ...rest } = file.links?.[name] ?? file[name] ?? {};
    return [name, { enabled: enabled ?? url !== '', url: url && at(url), ...rest }];
  });
  return Object.fromEntries(entries) as Record<BrandLinkName, BrandLink>;
}

/** The schema has made sure that each layer is of one kind. */
function toLayers(file: BrandingFile, at: ResolveUrl): BrandMapLayer[] {
  const layers: readonly object[] = file.map?.layers ?? defaultBrand.map.layers;
  return (layers as readonly BrandMapLayer[]).map((layer) => {
    if ('url' in layer) return { ...layer, url: at(layer.url) };
    const style = layer.style === undefined ? {} : { style: at(layer.style) };
    if ('pmtiles' in layer) return { ...layer, ...style, pmtiles: at(layer.pmtiles) };
    return { ...layer, ...style };
  });
}
