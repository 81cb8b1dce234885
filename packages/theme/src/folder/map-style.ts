import { posix } from 'node:path';
import { resolveOrigins } from '../schema/shape/layer-origins';

/** Example of the required shape of a MapLibre style. */
export const STYLE_SHAPE = '{ "version": 8, "sources": {}, "layers": [] }';

/** A MapLibre style of a brand's folder, as far as a server must know it. */
export interface MapStyle {
  /** Origins outside that its sources, glyphs and sprites come from. */
  readonly origins: readonly string[];
  /** The JSON files of its sprites in the folder; the ones for dense screens may be missing. */
  readonly sprites: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const texts = (values: readonly unknown[]): string[] =>
  values.filter((value) => typeof value === 'string');

/** Reads a style by its bytes; undefined when it is none. `name` is its own in the folder. */
export function readMapStyle(bytes: Uint8Array, name: string): MapStyle | undefined {
  const style = parse(bytes);
  if (!isRecord(style) || style['version'] !== 8) return undefined;
  if (!isRecord(style['sources']) || !Array.isArray(style['layers'])) return undefined;
  const sources = Object.values(style['sources']).filter(isRecord);
  const sprites = listSprites(style['sprite']);
  const addresses = sources.flatMap(({ url, data, tiles }) =>
    texts([url, data, ...(Array.isArray(tiles) ? (tiles as unknown[]) : [])]),
  );
  const inFolder = sprites.filter((sprite) => !/^([a-z]+:|\/)/i.test(sprite));
  return {
    origins: resolveOrigins([...addresses, ...texts([style['glyphs']]), ...sprites]),
    sprites: inFolder.map((sprite) => `${posix.join(posix.dirname(name), sprite)}.json`),
  };
}

function listSprites(sprite: unknown): string[] {
  const sprites: unknown[] = Array.isArray(sprite) ? sprite : [sprite];
  return texts(sprites.map((one) => (isRecord(one) ? one['url'] : one)));
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
