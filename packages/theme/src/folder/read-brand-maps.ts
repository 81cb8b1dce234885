import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Branding, BrandMapLayer } from '../schema/shape/branding';
import type { BrandingProblem } from '../schema/shape/branding-problem';
import { toFileName } from '../schema/parse/list-brand-files';
import { readMapStyle } from './map-style';
import { readTileKind } from './pmtiles-head';

/** The base maps of a brand, with what only their files tell. */
export interface BrandMaps {
  /** Each layer names the hosts that its style in the folder fetches from. */
  readonly branding: Branding;
  /** The JSON files of sprites, by name. */
  readonly sprites: ReadonlyMap<string, Uint8Array>;
  readonly problems: readonly BrandingProblem[];
}

/** Looks into the styles and tiles of a brand; `contents` holds the files that its layers name. */
export async function readBrandMaps(
  dir: string,
  branding: Branding,
  contents: ReadonlyMap<string, Uint8Array>,
): Promise<BrandMaps> {
  const sprites = new Map<string, Uint8Array>();
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
      for (const one of [name, dense]) {
        const bytes = await readFile(join(dir, one)).catch(() => undefined);
        if (bytes) sprites.set(one, bytes);
      }
      if (sprites.has(name)) continue;
      const found = JSON.stringify(name);
      problems.push({ code: 'FILE_MISSING', path: `${path}.style`, found, expected: '' });
    }
    const hosts = [...new Set([...(layer.hosts ?? []), ...(style?.origins ?? [])])];
    layers.push(hosts.length > 0 ? { ...layer, hosts } : layer);
  }
  return { branding: { ...branding, map: { ...branding.map, layers } }, sprites, problems };
}
