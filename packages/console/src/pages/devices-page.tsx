import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { FleetList } from '../device/list/fleet-list';
import { useText } from '../i18n/text-context';
import type { PageProps } from '../navigation/page';
import { PageSurface } from '../shell/surface/page-surface';

/** All vehicles: the panel beside the map; on phones a page of its own. */
export function DevicesPage({ besideDeviceId }: PageProps): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  return (
    <PageSurface
      title={t('devices.page.title')}
      isSecondary={besideDeviceId !== undefined}
      onClose={() => void navigate('/home')}
    >
      <FleetList selectedId={besideDeviceId} />
    </PageSurface>
  );
}
