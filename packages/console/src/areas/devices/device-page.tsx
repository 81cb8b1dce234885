import { DEVICE_DETAIL_TABS, DeviceDetail, DeviceStatus } from '@rastro/sdk/internal';
import { group as groupResource } from '@rastro/sdk/contract';
import { readDeviceName, readPlate, resolveMotionState } from '@rastro/sdk/domain';
import {
  useDevice,
  useDevices,
  usePosition,
  useResource,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { Button, EmptyState, Plate, ProgressBar, VehicleAvatar } from '@rastro/sdk/internal/ui';
import { SearchX } from 'lucide-react';
import { Suspense, type ReactElement } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import { CopyButton } from '../../frame/resource/copy-button';
import { DeviceActions } from './actions/device-actions';
import { DeviceFoot } from './detail/device-foot';
import { lazyPage } from '../../frame/loading/lazy-page';
import { historyPath } from '../../frame/navigation/history-path';
import { useText } from '../../frame/i18n/text-context';
import { useCurrentPage } from '../../frame/navigation/use-current-page';
import { replayPath } from '../../frame/navigation/replay-path';
import { useAppSession } from '../../frame/session/session-context';
import { PageSurface } from '../../frame/shell/surface/page-surface';
import { useShell } from '../../frame/shell/surface/shell-context';

const ConsentBand = lazyPage(
  () => import('../consents/consent-band').then((module) => module.ConsentBand),
  ...(['consents', 'account', 'resource', 'refusals'] as const),
);

/** Search parameter of the address: the shown part of the detail. */
const TAB = 'tab';

/** In a narrow panel the plate gives its place to the name and stands on the second line. */
const WidePlate = styled(Plate)`
  @container rastro-panel (max-width: 479.98px) {
    display: none;
  }
`;
const NarrowPlate = styled(Plate)`
  @container rastro-panel (min-width: 480px) {
    display: none;
  }
`;

/**
 * Plate and group name: a cut name is whole in its title; in little space it wraps to the next
 * line.
 */
const PlateAndGroup = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 6px;
  & > span:last-child {
    flex: 1 1 64px;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** One device: status, speed, place, what it last said. Back leads to the list (spec §2). */
export function DevicePage(): ReactElement {
  const { deviceId } = useCurrentPage();
  return <DeviceView key={deviceId} deviceId={deviceId} />;
}

/** Null is an address that names no device. */
function DeviceView({ deviceId: id }: { deviceId: number | null }): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const { live, attributePrefix } = useTrackingClient();
  const { isPhone, sheetHeight } = useShell();
  useDevices();
  const device = useDevice(id);
  const position = usePosition(id);
  const session = useAppSession();
  const { data: groups } = useResource(groupResource);
  const [params, setParams] = useSearchParams();

  const goToList = () => void navigate('/devices');
  const onClose = () => void navigate('/home');

  if (!device) {
    const isLoaded = id === null || live.hasLoaded();
    return (
      <PageSurface title={t('device.page.title')} onBack={goToList} onClose={onClose}>
        {isLoaded ? (
          <EmptyState
            icon={<SearchX />}
            title={t('device.missing.title')}
            text={t('device.missing.text')}
            actions={
              <Button variant="primary" onClick={goToList}>
                {t('device.missing.action')}
              </Button>
            }
          />
        ) : (
          <ProgressBar label={t('app.loading.label')} />
        )}
      </PageSurface>
    );
  }

  const plate = readPlate(device, attributePrefix);
  const group = groups?.find(({ id: groupId }) => groupId === device.groupId);
  const groupName = group?.name ?? t('device.group.none');
  const state = resolveMotionState({ device, position });
  return (
    <PageSurface
      title={readDeviceName(device)}
      subtitle={
        <PlateAndGroup>
          {plate ? <NarrowPlate>{plate}</NarrowPlate> : null}
          <span title={groupName}>{groupName}</span>
        </PlateAndGroup>
      }
      leading={<VehicleAvatar category={device.category} status={state} glyph={false} />}
      trailing={
        !plate ? null : isPhone ? <Plate>{plate}</Plate> : <WidePlate size="lg">{plate}</WidePlate>
      }
      sheetLine={
        <DeviceStatus device={device} position={position} withAlarm={sheetHeight === 'peek'} />
      }
      foot={<DeviceFoot position={position} />}
      onBack={goToList}
      onClose={onClose}
    >
      <Suspense fallback={null}>
        <ConsentBand key={device.id} device={device} />
      </Suspense>
      <DeviceDetail
        deviceId={device.id}
        hideStatus={isPhone}
        afterPlace={(text) => <CopyButton text={text} label={t('device.place.copy')} />}
        actions={<DeviceActions deviceId={device.id} />}
        tab={DEVICE_DETAIL_TABS.find((tab) => tab === params.get(TAB)) ?? 'now'}
        onTabChange={(tab) => setParams(tab === 'now' ? {} : { [TAB]: tab }, { replace: true })}
        onReplay={(span) =>
          void navigate(
            span ? replayPath({ deviceId: device.id, ...span }) : historyPath(device.id),
          )
        }
        onUserChange={session.signedIn}
      />
    </PageSurface>
  );
}
