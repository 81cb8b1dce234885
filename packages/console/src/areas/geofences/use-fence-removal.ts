import { geofence, type Holders, type Geofence } from '@rastro/sdk/contract';
import { useResourceChanges, useTrackingClient } from '@rastro/sdk/internal/react';

const NOTHING: Holders = { deviceIds: [], groupIds: [] };

/**
 * Deletes a fence.
 * @returns makes it again, under another id, with what it was linked to; both reject where they fail
 */
export function useFenceRemoval(): (fence: Geofence) => Promise<() => Promise<void>> {
  const client = useTrackingClient();
  const changes = useResourceChanges(geofence);
  return async ({ id, name, description, area, calendarId, attributes }) => {
    const { deviceIds, groupIds } = await client.holders(geofence, id).catch(() => NOTHING);
    await changes.delete(id);
    return async () => {
      const made = await changes.create({ name, description, area, calendarId, attributes });
      const geofenceId = made.id;
      for (const deviceId of deviceIds) await client.links.add({ deviceId, geofenceId });
      for (const groupId of groupIds) await client.links.add({ groupId, geofenceId });
    };
  };
}
