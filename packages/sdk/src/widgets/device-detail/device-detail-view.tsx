import {
  Fragment,
  lazy,
  Suspense,
  useDeferredValue,
  useId,
  useState,
  type ReactElement,
} from 'react';
import { SlidersHorizontal } from 'lucide-react';
import { styled } from 'styled-components';
import type { Device, Position } from '../../contract';
import { chooseTiles, DAY_MS, findPhone, isCurrent, isNotable, readDeviceName } from '../../domain';
import {
  LazyWords,
  useAccess,
  useDayEvents,
  useIsOlderThan,
  useLabels,
  usePinnedAttributes,
  usePosition,
  useSpeedLimit,
} from '../../react';
import { classNames, IconButton, widgetText } from '../../ui';
import { FIELD_WORDS } from './detail-words';
import type { DeviceDetailProps } from './device-detail-props';
import { AlarmBand } from './head/alarm-band';
import { ClockLine } from './head/clock-line';
import { PastLine } from './head/past-line';
import { PlaceRow } from './head/place-row';
import { StatusLine } from './head/status-line';
import { DriverCard } from './parts/driver-card';
import { DataTab } from './tabs/data-tab';
import { DEVICE_DETAIL_TABS, type DeviceDetailTab } from './tabs/detail-tab';
import { EventsTab } from './tabs/events-tab';
import { NowTab } from './tabs/now-tab';
import { TabList } from './tabs/tab-list';
import { TileGrid } from './tiles/tile-grid';

const PinDialog = lazy(() =>
  import('./tiles/pin-dialog').then(({ PinDialog: dialog }) => ({ default: dialog })),
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

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
`;

type ViewProps = Omit<DeviceDetailProps, 'deviceId' | 'appearance' | 'labels' | 'fallback'> & {
  device: Device;
};

/**
 * The parts above the tabs. Half a sheet shows its head, what can be done and the figures, and then the rest. A form
 * that was opened by what can be done stays when the window becomes a phone's.
 */
function DetailHead({
  device,
  position,
  isStatusHidden,
  actions,
  afterPlace,
  figures,
}: Pick<ViewProps, 'device' | 'actions' | 'afterPlace'> & {
  position: Position | undefined;
  isStatusHidden: boolean;
  figures: ReactElement;
}): ReactElement {
  const place = <PlaceRow position={position} after={afterPlace} />;
  const parts = isStatusHidden
    ? [
        { key: 'actions', part: actions },
        { key: 'figures', part: figures },
        { key: 'place', part: place },
        { key: 'driver', part: <DriverCard position={position} isBare /> },
      ]
    : [
        { key: 'status', part: <StatusLine device={device} position={position} /> },
        { key: 'place', part: place },
        { key: 'actions', part: actions },
      ];
  return (
    <>
      {parts.map(({ key, part }) => (
        <Fragment key={key}>{part}</Fragment>
      ))}
    </>
  );
}

/** The detail itself; appearance and words come from around it. */
export function DeviceDetailView({
  device,
  hideStatus = false,
  afterPlace,
  actions,
  tab: givenTab,
  onTabChange,
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
  const events = useDayEvents(maySeeReports ? device.id : null);
  const [ownTab, setOwnTab] = useState<DeviceDetailTab>('now');
  const [isPinning, setIsPinning] = useState(false);
  const tabsId = useId();
  const speedLimit = useSpeedLimit(device);
  const limited =
    speedLimit === null ? device : { ...device, attributes: { ...device.attributes, speedLimit } };
  const tiles = chooseTiles(limited, position, pinned.keys);
  const isPast = !isCurrent(device);
  // A vehicle may be heard every minute with a place of long ago.
  const isOld = useIsOlderThan(position?.fixTime, DAY_MS);
  const tabs = DEVICE_DETAIL_TABS.filter((each) => each !== 'events' || maySeeReports);
  const wanted = givenTab ?? ownTab;
  const tab = tabs.includes(wanted) ? wanted : 'now';
  const figures = <TileGrid device={device} position={position} tiles={tiles} isPast={isPast} />;
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
        <DetailHead
          device={device}
          position={position}
          isStatusHidden={hideStatus}
          actions={actions}
          afterPlace={afterPlace}
          figures={figures}
        />
        {position ? <ClockLine position={position} /> : null}
        {(isPast || isOld) && position ? <PastLine position={position} /> : null}
        {isRestDue ? (
          <>
            <TabList
              id={tabsId}
              tabs={tabs}
              chosen={tab}
              counts={{ events: (events.data ?? []).filter(isNotable).length }}
              onChoose={(chosen) => {
                setOwnTab(chosen);
                onTabChange?.(chosen);
              }}
              aside={
                tab === 'now' && pinned.canChange ? (
                  <IconButton
                    size="sm"
                    label={t('detail.tiles.edit')}
                    icon={<SlidersHorizontal aria-hidden="true" />}
                    onClick={() => setIsPinning(true)}
                  />
                ) : null
              }
            />
            <Panel id={`${tabsId}-panel`} role="tabpanel" aria-labelledby={`${tabsId}-${tab}`}>
              {tab === 'now' ? (
                <>
                  {hideStatus ? null : figures}
                  <NowTab
                    device={device}
                    position={position}
                    isDriverTold={hideStatus}
                    events={maySeeReports ? events : null}
                    onReplay={onReplay}
                  />
                </>
              ) : null}
              {tab === 'events' ? <EventsTab state={events} /> : null}
              {tab === 'data' ? (
                <DataTab
                  device={device}
                  position={position}
                  toldKeys={findPhone(device.contact ?? '') ? ['contact'] : []}
                  maySeeReports={maySeeReports}
                />
              ) : null}
            </Panel>
          </>
        ) : null}
      </Body>
      {isPinning ? (
        <Suspense fallback={null}>
          <LazyWords files={FIELD_WORDS}>
            <PinDialog
              pinned={pinned}
              shownKeys={tiles.map(({ key }) => key)}
              device={device}
              position={position}
              onClose={() => setIsPinning(false)}
            />
          </LazyWords>
        </Suspense>
      ) : null}
    </Root>
  );
}
