import { readText } from './read-attribute';

/**
 * How many devices a server may have in all, by its attribute `{prefix}.deviceLimit`, else `deviceLimit`: above 0
 * it counts, for administrators too; 0, and what is no number, is no limit (spec §5). `licensed` is what a tracking
 * server says of its licence in the header `devicelimit`: it counts whatever it says, 0 lets none be made (decision 1).
 * Null for none.
 */
export function readDeviceLimit(
  server: Parameters<typeof readText>[0],
  prefix: string,
  licensed = '',
): number | null {
  const text = readText(server, `${prefix}.deviceLimit`) || readText(server, 'deviceLimit');
  const limit = Math.floor(Number(text));
  const allowed = licensed.trim() === '' ? NaN : Math.floor(Number(licensed));
  const limits = [limit > 0 ? limit : NaN, Math.max(0, allowed)].filter(Number.isFinite);
  return limits.length > 0 ? Math.min(...limits) : null;
}
