import type { ReactElement } from 'react';
import type { Device, Position, TrackingEvent } from '../../../contract';
import type { Period } from '../../../domain';
import type { RequestState } from '../../../react';
import { ContactCard, DriverCard } from '../parts/driver-card';
import { LatestEvents } from '../parts/latest-events';
import { MaintenanceLines } from '../parts/maintenance-lines';
import { Today } from '../parts/today';

/** A vehicle's day: driver, distance, events, maintenance due. */
export function NowTab({
  device,
  position,
  isDriverTold,
  events,
  onReplay,
}: {
  device: Device;
  position: Position | undefined;
  /** True when the driver is shown elsewhere. */
  isDriverTold: boolean;
  /** Events of today; null for an account without reports. */
  events: RequestState<TrackingEvent[]> | null;
  onReplay: ((span: Period | null) => void) | undefined;
}): ReactElement {
  return (
    <>
      {isDriverTold ? null : <DriverCard position={position} />}
      <ContactCard contact={device.contact ?? ''} />
      {events ? (
        <>
          <Today deviceId={device.id} onReplay={onReplay} />
          <LatestEvents state={events} />
        </>
      ) : null}
      <MaintenanceLines deviceId={device.id} position={position} />
    </>
  );
}
