import { Suspense, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { DeletedDevicesButton } from './list/deleted-devices-button';
import { FleetList } from './list/fleet-list';
import { NewDeviceButton } from './list/new-device-button';
import { useText } from '../../frame/i18n/text-context';
import { ImportButton } from '../../frame/import/import-button';
import { LoadingLine } from '../../frame/loading/boot-progress';
import { lazyPage } from '../../frame/loading/lazy-page';
import type { PageProps } from '../../frame/navigation/page';
import { usePanelControls } from '../../frame/panel/panel-controls';
import { useShell } from '../../frame/shell/surface/shell-context';
import { PageSurface } from '../../frame/shell/surface/page-surface';

const FleetTable = lazyPage(
  () => import('./table/fleet-table').then((module) => module.FleetTable),
  ...(['groups', 'resource', 'members', 'commands', 'detail'] as const),
);

/** All vehicles: the panel beside the map, expanded a table; on phones a page of its own. */
export function DevicesPage({ besideDeviceId }: PageProps): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const { isPhone } = useShell();
  const { size, setSize } = usePanelControls();
  const isTable = size === 'expanded' && !isPhone && besideDeviceId === undefined;
  return (
    <PageSurface
      title={t('devices.page.title')}
      isSecondary={besideDeviceId !== undefined}
      trailing={
        <>
          <ImportButton listPath="/devices" />
          <DeletedDevicesButton />
          <NewDeviceButton
            isShort={isPhone || size !== 'expanded'}
            size={size === 'expanded' || isPhone ? 'md' : 'sm'}
          />
        </>
      }
      onClose={() => void navigate('/home')}
    >
      {isTable ? (
        <Suspense fallback={<LoadingLine />}>
          <FleetTable onShowMap={() => setSize('normal')} />
        </Suspense>
      ) : (
        <FleetList selectedId={besideDeviceId} />
      )}
    </PageSurface>
  );
}
