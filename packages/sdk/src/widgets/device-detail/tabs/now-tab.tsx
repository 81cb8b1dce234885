import type { ReactElement } from 'react';
import type { Device, Position, TrackingEvent } from '../../../contract';
import type { Period } from '../../../domain';
import type { RequestState } from '../../../react';
import { ContactCard, DriverCard } from '../parts/driver-card';
import { LatestEvents } from '../parts/latest-events';
import { MaintenanceLines } from '../parts/maintenance-lines';
import { Today } from '../parts/today';

/** What a vehicle's day is made of: who drives, how far, what happened, what is due. */
export function NowTab({
  device,
  position,
  isDriverTold,
  events,
  onReplay,
}: {
  device: Device;
  position: Position | undefined;
  /** Whether who drives is said elsewhere. */
  isDriverTold: boolean;
  /** Of today; null for an account without reports. */
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
