import { DeviceMenu, type DeviceMenuProps } from '@rastro/sdk';
import { toggleFollowed } from '@rastro/sdk/domain';
import { useAccess } from '@rastro/sdk/react';
import { MenuItem } from '@rastro/sdk/ui';
import { History, Navigation, NavigationOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { historyPath } from '../../history/query/history-path';
import { useText } from '../../i18n/text-context';
import { useMapScene } from '../../map/map-scene';

/** What can be done with a vehicle of the list or the map, without opening it first. */
export function VehicleMenu(props: Omit<DeviceMenuProps, 'children'>): ReactElement {
  const { deviceId } = props;
  const t = useText();
  const navigate = useNavigate();
  const { followIds, setFollowIds } = useMapScene();
  const maySeeHistory = useAccess()('read', 'reports').allowed;
  const isFollowed = followIds.includes(deviceId);
  const FollowSign = isFollowed ? NavigationOff : Navigation;
  return (
    <DeviceMenu {...props}>
      <MenuItem
        icon={<FollowSign aria-hidden="true" />}
        onSelect={() => setFollowIds(toggleFollowed(followIds, deviceId))}
      >
        {t(isFollowed ? 'device.unfollow.action' : 'device.follow.action')}
      </MenuItem>
      {maySeeHistory ? (
        <MenuItem
          icon={<History aria-hidden="true" />}
          onSelect={() => void navigate(historyPath(deviceId))}
        >
          {t('device.history.action')}
        </MenuItem>
      ) : null}
    </DeviceMenu>
  );
}
