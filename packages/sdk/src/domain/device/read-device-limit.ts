import { readText } from './read-attribute';

/**
 * How many devices a server may have in all, by its attribute `{prefix}.deviceLimit`, else `deviceLimit`: above 0
 * it counts, for administrators too; 0, and what is no number, is no limit (spec §5). Null for none.
 */
export function readDeviceLimit(
  server: Parameters<typeof readText>[0],
  prefix: string,
): number | null {
  const text = readText(server, `${prefix}.deviceLimit`) || readText(server, 'deviceLimit');
  const limit = Math.floor(Number(text));
  return limit > 0 ? limit : null;
}
