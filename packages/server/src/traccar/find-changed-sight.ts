import type { UpstreamRequest } from '../upstream/upstream';

/**
 * Whose live stream must be opened anew after a write that went through: a running Traccar pushes what
 * was linked after a stream began only to the next one.
 */
export function findChangedSight(
  { method, path, body }: UpstreamRequest,
  callerId: number,
): number[] {
  if (method !== 'POST') return [];
  if (path === '/devices') return [callerId];
  if (path !== '/permissions' && path !== '/permissions/bulk') return [];
  const links: unknown[] = [body].flat();
  return [...new Set(links.flatMap(readUser))];
}

function readUser(link: unknown): number[] {
  if (typeof link !== 'object' || link === null) return [];
  const { userId, deviceId, groupId } = link as Record<string, unknown>;
  const isAboutDevices = deviceId !== undefined || groupId !== undefined;
  return typeof userId === 'number' && isAboutDevices ? [userId] : [];
}
