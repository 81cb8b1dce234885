import type { MapShow } from '../../domain';
import { DayMarks } from './day-marks/day-marks';
import { DayTrail } from './follow/day-trail';
import { FollowLayer, type FollowLayerProps } from './follow/follow-layer';
import { PrecisionCircle } from './precision/precision-circle';

/** Props of `VehicleExtras`. */
export interface VehicleExtrasProps extends FollowLayerProps {
  selectedId: number | undefined;
  show: Pick<MapShow, 'precision' | 'stops' | 'events'>;
}

/** Map extras of the selected vehicle and the followed ones: ways, marks, precision. */
export function VehicleExtras({ selectedId, show, ...follow }: VehicleExtrasProps) {
  const { deviceIds } = follow;
  return (
    <>
      {selectedId === undefined || deviceIds.includes(selectedId) ? null : (
        <DayTrail deviceId={selectedId} />
      )}
      {selectedId !== undefined && show.precision ? (
        <PrecisionCircle deviceId={selectedId} />
      ) : null}
      {show.stops || show.events ? (
        <DayMarks
          selectedId={selectedId}
          followIds={deviceIds}
          hasStops={show.stops}
          hasEvents={show.events}
        />
      ) : null}
      {deviceIds.length > 0 ? <FollowLayer {...follow} /> : null}
    </>
  );
}
