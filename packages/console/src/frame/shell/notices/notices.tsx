import { NoticeDrawer } from '@rastro/sdk/internal';
import type { ReactElement } from 'react';
import { useGoTo } from '../../navigation/use-go-to';
import { momentPath } from '../../navigation/moment-path';
import { useShell } from '../surface/shell-context';

/**
 * Drawer with the account's notifications, beside any open page; on a phone it closes when one is
 * followed.
 */
export function Notices({ onClose }: { onClose: () => void }): ReactElement {
  const goTo = useGoTo();
  const { isPhone } = useShell();
  const lead = (path: string) => {
    if (isPhone) onClose();
    goTo(path);
  };
  return (
    <NoticeDrawer
      onClose={onClose}
      onShowDevice={(deviceId) => lead(`/devices/${deviceId}`)}
      onShowMoment={(deviceId, atMs) => lead(momentPath(deviceId, atMs))}
      onShowAll={() => {
        onClose();
        goTo('/events?category=all');
      }}
    />
  );
}
