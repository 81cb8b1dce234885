import type { FixDraft } from './fix-draft';

/** `geofenceIds`: the fences of the device that the fix lies in. */
export const addGeofences = ({ draft, device, rules }: FixDraft): void => {
  const ids = rules
    .geofencesOf(device)
    .filter((geofence) => geofence.contains(draft, draft.altitudeMeters))
    .map(({ id }) => id);
  if (ids.length > 0) draft.geofenceIds = ids;
};
