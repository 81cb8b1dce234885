import type { Branding, BrandMapLayer } from '../schema/shape/branding';
import type { BrandingProblem } from '../schema/shape/branding-problem';
import { toFileName } from '../schema/parse/list-brand-files';
import type { BrandFiles } from './brand-files';
import { readMapFile } from './map-file/read-map-file';
import { readMapStyle } from './map-style';
import { readTileKind } from './pmtiles-head';

/** The base maps of a brand, with what only their files tell. */
export interface BrandMaps {
  /** Each layer names the hosts that its style in the folder fetches from. */
  readonly branding: Branding;
  /** Files that styles and an included map name themselves, by name: sprites, small streets. */
  readonly named: ReadonlyMap<string, Uint8Array>;
  readonly problems: readonly BrandingProblem[];
}

/** Looks into the styles and tiles of a brand; `contents` holds the files that its layers name. */
export async function readBrandMaps(
  files: Pick<BrandFiles, 'read'>,
  branding: Branding,
  contents: ReadonlyMap<string, Uint8Array>,
): Promise<BrandMaps> {
  const named = new Map<string, Uint8Array>();
  const takeFile = async (name: string) => {
    const bytes = await files.read(name).catch(() => undefined);
    if (bytes) named.set(name, bytes);
  };
  const problems: BrandingProblem[] = [];
  const contentOf = (url: string | undefined) => {
    const name = url === undefined ? undefined : toFileName(url, branding.attributePrefix);
    const bytes = name === undefined ? undefined : contents.get(name);
    return name === undefined || bytes === undefined ? undefined : { name, bytes };
  };
  const layers: BrandMapLayer[] = [];
  for (const [index, layer] of branding.map.layers.entries()) {
    const path = `map.layers.${index}`;
    const tiles = contentOf('pmtiles' in layer ? layer.pmtiles : undefined);
    const kind = tiles && readTileKind(tiles.bytes);
    const styleUrl = 'style' in layer ? layer.style : undefined;
    if (kind === 'vector' && styleUrl === undefined) {
      const problem = { path: `${path}.style`, found: '', expected: '"style.json"' };
      problems.push({ code: 'MISSING', ...problem });
    }
    const file = contentOf(styleUrl);
    const style = file && readMapStyle(file.bytes, file.name);
    for (const name of style?.sprites ?? []) {
      const dense = name.replace(/\.json$/, '@2x.json');
      for (const one of [name, dense]) await takeFile(one);
      if (named.has(name)) continue;
      const found = JSON.stringify(name);
      problems.push({ code: 'FILE_MISSING', path: `${path}.style`, found, expected: '' });
    }
    const hosts = [...new Set([...(layer.hosts ?? []), ...(style?.origins ?? [])])];
    layers.push(hosts.length > 0 ? { ...layer, hosts } : layer);
  }
  const included = contentOf(branding.map.included);
  const more = included && readMapFile(included.bytes, included.name)?.more;
  if (more !== undefined) {
    await takeFile(more);
    const problem = { path: 'map.included', found: JSON.stringify(more), expected: '' };
    if (!named.has(more)) problems.push({ code: 'FILE_MISSING', ...problem });
  }
  return { branding: { ...branding, map: { ...branding.map, layers } }, named, problems };
}
