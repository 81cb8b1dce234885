import { linkNames, type Branding } from '../shape/branding';

/** A file of the brand's own folder that its branding names. */
export interface BrandFile {
  /** Path at which it is named: `logo.light`. */
  readonly path: string;
  /** Its name inside the folder: `logo.svg`, `img/yard.jpg`. */
  readonly name: string;
  /**
   * Required kind: a small picture, one that fills half a screen, a page that a link opens, a
   * MapLibre style, a PMTiles file, or an included map.
   */
  readonly kind: 'logo' | 'photo' | 'page' | 'style' | 'tiles' | 'map';
}

/** Addresses of the brand's own files begin with this. */
export const brandBase = (attributePrefix: string): string => `/${attributePrefix}/assets/custom/`;

/** The files that a brand names in its own folder, each name once. */
export function listBrandFiles(branding: Branding): BrandFile[] {
  const { logo, icon, login, links, map } = branding;
  const named: [path: string, kind: BrandFile['kind'], url: string | undefined][] = [
    ['logo.light', 'logo', logo.kind === 'image' ? logo.light : undefined],
    ['logo.dark', 'logo', logo.kind === 'image' ? logo.dark : undefined],
    ['icon', 'logo', icon],
    ['login.image', 'photo', login.image],
    ['map.included', 'map', map.included],
    ...linkNames.map((name) => [`links.${name}.url`, 'page', links[name].url] as const),
    ...map.layers.flatMap((layer, index) => [
      [`map.layers.${index}.style`, 'style', 'style' in layer ? layer.style : undefined] as const,
      [
        `map.layers.${index}.pmtiles`,
        'tiles',
        'pmtiles' in layer ? layer.pmtiles : undefined,
      ] as const,
    ]),
  ].map(([path = '', kind, url]) => [path, kind as BrandFile['kind'], url]);
  const files = named.flatMap(([path, kind, url]): BrandFile[] => {
    const name = url === undefined ? undefined : toFileName(url, branding.attributePrefix);
    return name === undefined ? [] : [{ path, kind, name }];
  });
  return files.filter(({ name }, at) => files.findIndex((file) => file.name === name) === at);
}

/** The name in the brand's folder that an address stands for; undefined for any other address. */
export function toFileName(url: string, attributePrefix: string): string | undefined {
  const base = brandBase(attributePrefix);
  if (!url.startsWith(base)) return undefined;
  const name = url.slice(base.length).split(/[?#]/)[0] ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
