import { readDeviceName, toggleFollowed } from '@rastro/sdk/domain';
import { useAccess, useDevice } from '@rastro/sdk/react';
import { History, Navigation, Pencil, Share2 } from 'lucide-react';
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
  gap: 6px;
  overflow-x: auto;
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

const CommandAction = lazyPage(
  () => import('./command-action').then((module) => module.CommandAction),
  'commands',
);

const DeviceDialog = lazyPage(() =>
  import('./device-dialog').then((module) => module.DeviceDialog),
);

const ShareDialog = lazyPage(
  () => import('./share-dialog').then((module) => module.ShareDialog),
  'share',
  'resource',
  'members',
);

/**
 * What can be done with a device, as far as the account may: follow it, stop its engine, anchor it, send it a
 * command, see its history, share it, change it.
 */
export function DeviceActions({ deviceId }: { deviceId: number }): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const { followIds, setFollowIds } = useMapScene();
  const device = useDevice(deviceId);
  const check = useAccess();
  const maySeeHistory = check('read', 'reports').allowed;
  const mayEdit = check('update', 'devices', { own: true }).allowed;
  const mayShare = check('create', 'shares').allowed;
  const [isSharing, setIsSharing] = useState(false);
  const [isEditing, setIsEditing] = useState(false);
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
      <Suspense>
        <CommandAction deviceId={deviceId} />
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
      {mayEdit ? (
        <ActionButton onClick={() => setIsEditing(true)}>
          <Pencil size={18} aria-hidden="true" />
          {t('device.edit.action')}
        </ActionButton>
      ) : null}
      {isSharing && device ? (
        <Suspense fallback={<LoadingLine />}>
          <ShareDialog
            device={{ id: deviceId, name: readDeviceName(device) }}
            onClose={() => setIsSharing(false)}
          />
        </Suspense>
      ) : null}
      {isEditing && device ? (
        <Suspense fallback={<LoadingLine />}>
          <DeviceDialog
            device={device}
            onDeleted={() => void navigate('/devices')}
            onClose={() => setIsEditing(false)}
          />
        </Suspense>
      ) : null}
    </Row>
  );
}
