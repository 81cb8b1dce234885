import { lazy, Suspense, type ReactElement } from 'react';
import type { Device, Position } from '../../../contract';
import { listFacts } from '../../../domain';
import { LazyWords, useSensorHistory } from '../../../react';
import { FIELD_WORDS } from '../detail-words';
import { FactList } from '../facts/fact-list';
import { SensorCharts } from '../parts/sensor-charts';

/** Few vehicles have a picture; where its code does not come, the rest is there. */
const ImagePart = lazy(() =>
  import('../image/image-part').then(
    (module) => ({ default: module.ImagePart }),
    () => ({ default: () => null }),
  ),
);

/** All that is known of a vehicle: its picture, what its sensors measured, every attribute. */
export function DataTab({
  device,
  position,
  toldKeys,
  maySeeReports,
}: {
  device: Device;
  position: Position | undefined;
  /** Keys of attributes shown elsewhere in the detail. */
  toldKeys: readonly string[];
  maySeeReports: boolean;
}): ReactElement {
  const { data: sensors = [] } = useSensorHistory(maySeeReports ? device.id : null);
  const left = new Set([...toldKeys, ...sensors.map(({ key }) => key)]);
  return (
    <>
      <Suspense>
        <ImagePart device={device} />
      </Suspense>
      <SensorCharts sensors={sensors} position={position} />
      <LazyWords files={FIELD_WORDS}>
        <FactList facts={listFacts(device, position, left)} />
      </LazyWords>
    </>
  );
}
