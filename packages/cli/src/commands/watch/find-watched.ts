import type { TrackingClient } from '@rastro/sdk/client';
import { device } from '@rastro/sdk/contract';
import type { CommandOptions } from '../../command';
import { createDirectories, resolveReference } from '../../resources/references/resolve-reference';
import { findResource } from '../../resources/resources';

/**
 * Returns a test for the devices named in the options; all pass where none is named. Throws for an
 * unknown name.
 */
export async function findWatched(
  client: TrackingClient,
  { device: named }: CommandOptions,
): Promise<(deviceId: number) => boolean> {
  if (!Array.isArray(named)) return () => true;
  const directories = createDirectories(client);
  const ids = new Set<number>();
  for (const name of named) {
    ids.add(await resolveReference(directories, findResource(device), name));
  }
  return (deviceId) => ids.has(deviceId);
}
