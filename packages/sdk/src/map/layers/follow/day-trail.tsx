import { useEffect, useState } from 'react';
import { useMap } from 'react-leaflet';
import { useStartOfDay } from '../../../react/device-detail/use-day-figures';
import { useAccess } from '../../../react/session/use-access';
import { useIsDemoLoading } from '../../../react/session/use-is-demo-loading';
import { useMapFrame } from '../../view/map-padding';
import { Trails } from './trails';

/**
 * Delay before the trail is requested, in ms, so that passing by on the way to another row requests
 * nothing.
 */
const LOOK_MS = 300;
/** A fix every ten seconds of a whole day, and some more. */
const MAX_POINTS = 10_000;
/** Min visible share of the map for a trail: with less above a sheet, it would not be seen. */
const MIN_SEEN = 0.3;

/** The way of the selected vehicle since midnight in the account's zone; nothing for accounts without reports. */
export function DayTrail({ deviceId }: { deviceId: number }) {
  const map = useMap();
  const { padding } = useMapFrame();
  const fromMs = useStartOfDay();
  const mayLookBack = useAccess()('read', 'reports').allowed;
  const isDemoLoading = useIsDemoLoading();
  const [lookedAtId, setLookedAtId] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setLookedAtId(deviceId), LOOK_MS);
    return () => clearTimeout(timer);
  }, [deviceId]);
  const height = map.getSize().y;
  const isSeen = height - padding.top - padding.bottom >= height * MIN_SEEN;
  if (!mayLookBack || !isSeen || lookedAtId !== deviceId) return null;
  return (
    <Trails
      // What was stored meanwhile is asked for once all of it is.
      key={`${deviceId} ${isDemoLoading}`}
      deviceIds={[deviceId]}
      fromMs={fromMs}
      maxPoints={MAX_POINTS}
      isLight
    />
  );
}
