import { readText } from './read-attribute';

/**
 * Reads the max number of devices on a server, by its attribute `{prefix}.deviceLimit`, else
 * `deviceLimit`: above 0 it applies, to administrators too; 0 or a non-number is no limit (spec
 * §5). `licensed` is the licensed number from a tracking server's header `devicelimit`: it always
 * applies, 0 allows no new devices (decision 1). Null for no limit.
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
