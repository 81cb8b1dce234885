import { lazy, Suspense, useDeferredValue, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Device } from '../../contract';
import { chooseTiles, findPhone, isCurrent, listFacts, readDeviceName } from '../../domain';
import {
  useAccess,
  useLabels,
  usePinnedAttributes,
  usePosition,
  useSensorHistory,
} from '../../react';
import { classNames, widgetText } from '../../ui';
import type { DeviceDetailProps } from './device-detail-props';
import { FactList } from './facts/fact-list';
import { AlarmBand } from './head/alarm-band';
import { PastLine } from './head/past-line';
import { PlaceRow } from './head/place-row';
import { StatusLine } from './head/status-line';
import { ContactCard, DriverCard } from './parts/driver-card';
import { LatestEvents } from './parts/latest-events';
import { MaintenanceLines } from './parts/maintenance-lines';
import { SensorCharts } from './parts/sensor-charts';
import { Today } from './parts/today';
import { TileGrid } from './tiles/tile-grid';

/** Few vehicles have a picture; where its code does not come, the rest is there. */
const ImagePart = lazy(() =>
  import('./image/image-part').then(
    (module) => ({ default: module.ImagePart }),
    () => ({ default: () => null }),
  ),
);

const Root = styled.div`
  ${widgetText}
  container: rastro-device-detail / inline-size;
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  box-sizing: border-box;
  width: 100%;
  max-width: 880px;
  padding: 16px;
  &[data-headless='true'] {
    padding-top: 4px;
  }
`;

type ViewProps = Omit<DeviceDetailProps, 'deviceId' | 'appearance' | 'labels' | 'fallback'> & {
  device: Device;
};

/** The detail itself; appearance and words come from around it. */
export function DeviceDetailView({
  device,
  hideStatus = false,
  afterPlace,
  actions,
  onReplay,
  onUserChange,
  className,
  style,
  id,
  ref,
}: ViewProps): ReactElement {
  const t = useLabels();
  const position = usePosition(device.id);
  const pinned = usePinnedAttributes(onUserChange);
  const maySeeReports = useAccess()('read', 'reports').allowed;
  const tiles = chooseTiles(device, position, pinned.keys);
  const { data: sensors = [] } = useSensorHistory(maySeeReports ? device.id : null);
  const tileKeys = new Set(tiles.map(({ key }) => key));
  const contact = device.contact ?? '';
  const toldKeys = new Set([...tileKeys, ...sensors.map(({ key }) => key)]);
  if (findPhone(contact)) toldKeys.add('contact');
  const isPast = !isCurrent(device);
  // What is told at a glance is painted before the rest is made.
  const isRestDue = useDeferredValue(true, false);
  return (
    <Root
      ref={ref}
      id={id}
      style={style}
      role="group"
      aria-label={t('detail.label', { name: readDeviceName(device) })}
      className={classNames('rastro-device-detail', className)}
    >
      <AlarmBand position={position} />
      <Body data-headless={hideStatus}>
        {hideStatus ? null : <StatusLine device={device} position={position} />}
        {hideStatus ? actions : null}
        <PlaceRow position={position} after={afterPlace} />
        {hideStatus ? null : actions}
        {isPast && position ? <PastLine position={position} /> : null}
        {isRestDue ? (
          <>
            <TileGrid
              device={device}
              position={position}
              tiles={tiles}
              pinned={pinned}
              isPast={isPast}
            />
            <DriverCard position={position} />
            <ContactCard contact={contact} />
            {maySeeReports ? (
              <>
                <Today deviceId={device.id} onReplay={onReplay} />
                <LatestEvents deviceId={device.id} />
              </>
            ) : null}
            <Suspense>
              <ImagePart device={device} />
            </Suspense>
            <MaintenanceLines deviceId={device.id} position={position} />
            <SensorCharts sensors={sensors} position={position} toldKeys={tileKeys} />
            <FactList facts={listFacts(device, position, toldKeys)} />
          </>
        ) : null}
      </Body>
    </Root>
  );
}
