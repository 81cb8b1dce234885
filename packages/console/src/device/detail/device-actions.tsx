import { readDeviceName, toggleFollowed } from '@rastro/sdk/domain';
import { useAccess, useDevice } from '@rastro/sdk/react';
import { History, Navigation, Share2 } from 'lucide-react';
import { Suspense, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { historyPath } from '../../history/query/history-path';
import { useText } from '../../i18n/text-context';
import { LoadingLine } from '../../loading/boot-progress';
import { lazyPage } from '../../loading/lazy-page';
import { useMapScene } from '../../map/map-scene';
import { ActionButton } from './action-button';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 5px;
  padding: 4px 0;
`;

const AnchorAction = lazyPage(
  () => import('./anchor-action').then((module) => module.AnchorAction),
  'resource',
);

const LockAction = lazyPage(
  () => import('./lock-action').then((module) => module.LockAction),
  ...(['commands', 'errors', 'refusals'] as const),
);

const MoreActions = lazyPage(
  () => import('./more-actions').then((module) => module.MoreActions),
  'commands',
);

const ShareDialog = lazyPage(
  () => import('./share-dialog').then((module) => module.ShareDialog),
  'share',
  'resource',
  'members',
);

/**
 * What can be done with a device, as far as the account may: follow it, stop its engine, anchor it, see its
 * history, share it, and in a menu send it a command and change it.
 */
export function DeviceActions({ deviceId }: { deviceId: number }): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const { followIds, setFollowIds } = useMapScene();
  const device = useDevice(deviceId);
  const check = useAccess();
  const maySeeHistory = check('read', 'reports').allowed;
  const mayShare = check('create', 'shares').allowed;
  const [isSharing, setIsSharing] = useState(false);
  const isFollowed = followIds.includes(deviceId);
  return (
    <Row role="group" aria-label={t('device.actions.label')}>
      <ActionButton
        aria-pressed={isFollowed}
        onClick={() => setFollowIds(toggleFollowed(followIds, deviceId))}
      >
        <Navigation size={18} aria-hidden="true" />
        {t('device.follow.action')}
      </ActionButton>
      <Suspense>
        <LockAction deviceId={deviceId} />
      </Suspense>
      <Suspense>
        <AnchorAction deviceId={deviceId} />
      </Suspense>
      {maySeeHistory ? (
        <ActionButton onClick={() => void navigate(historyPath(deviceId))}>
          <History size={18} aria-hidden="true" />
          {t('device.history.action')}
        </ActionButton>
      ) : null}
      {mayShare ? (
        <ActionButton onClick={() => setIsSharing(true)}>
          <Share2 size={18} aria-hidden="true" />
          {t('device.share.action')}
        </ActionButton>
      ) : null}
      {device ? (
        <Suspense>
          <MoreActions device={device} />
        </Suspense>
      ) : null}
      {isSharing && device ? (
        <Suspense fallback={<LoadingLine />}>
          <ShareDialog
            device={{ id: deviceId, name: readDeviceName(device) }}
            onClose={() => setIsSharing(false)}
          />
        </Suspense>
      ) : null}
    </Row>
  );
}
