import { readDeviceName } from '@rastro/sdk/domain';
import {
  useConnection,
  useDevice,
  useDevices,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { EmptyState, ProgressBar } from '@rastro/sdk/internal/ui';
import { SearchX } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../frame/i18n/text-context';
import { useCurrentPage } from '../../../frame/navigation/use-current-page';
import { PageSurface } from '../../../frame/shell/surface/page-surface';
import { OfflineView } from './offline-view';

/** Page with the reasons a device is silent, and steps to try. */
export function OfflinePage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const { deviceId } = useCurrentPage();
  const { live } = useTrackingClient();
  useDevices();
  useConnection();
  const device = useDevice(deviceId);
  return (
    <PageSurface
      title={t('offline.page.title')}
      subtitle={device ? <bdi>{readDeviceName(device)}</bdi> : null}
      onBack={() => void navigate(deviceId === null ? '/devices' : `/devices/${deviceId}`)}
      onClose={() => void navigate('/home')}
    >
      {device ? (
        <OfflineView key={device.id} device={device} />
      ) : live.hasLoaded() || deviceId === null ? (
        <EmptyState
          icon={<SearchX />}
          title={t('device.missing.title')}
          text={t('device.missing.text')}
        />
      ) : (
        <ProgressBar label={t('app.loading.label')} />
      )}
    </PageSurface>
  );
}
