import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../frame/i18n/text-context';
import { useCurrentPage } from '../../../frame/navigation/use-current-page';
import { PageSurface } from '../../../frame/shell/surface/page-surface';
import { AddTracker } from './add-tracker';
import { FirstMessage } from './first-message';

/** A tracker is added by its code; at the address of one, its first message is waited for. */
export function AutolinkPage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const { deviceId } = useCurrentPage();
  return (
    <PageSurface
      title={t('nav.autolink.label')}
      onClose={() => void navigate('/home')}
      {...(deviceId === null ? {} : { onBack: () => void navigate('/autolink') })}
    >
      {deviceId === null ? <AddTracker /> : <FirstMessage key={deviceId} deviceId={deviceId} />}
    </PageSurface>
  );
}
