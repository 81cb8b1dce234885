import { posix } from 'node:path';

/** Example of the required shape of an included map's file. */
export const MAP_FILE_SHAPE = '{ "version": 2, "names": [], "lines": {} }';

/** The file of an included map, as far as a server must know it; undefined when it is none. */
export function readMapFile(bytes: Uint8Array, name: string): { more?: string } | undefined {
  let file: unknown;
  try {
    file = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
  if (typeof file !== 'object' || file === null || !('version' in file)) return undefined;
  if (file.version !== 2 || !('lines' in file)) return undefined;
  const more = 'more' in file && typeof file.more === 'string' ? file.more : undefined;
  return more === undefined ? {} : { more: posix.join(posix.dirname(name), more) };
}
