import { readDeviceName, toggleFollowed } from '@rastro/sdk/domain';
import { useAccess, useDevice } from '@rastro/sdk/react';
import { focusRing } from '@rastro/sdk/ui';
import { History, Navigation, Pencil, Share2 } from 'lucide-react';
import { Suspense, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { css, styled } from 'styled-components';
import { historyPath } from '../../history/query/history-path';
import { useText } from '../../i18n/text-context';
import { LoadingLine } from '../../loading/boot-progress';
import { lazyPage } from '../../loading/lazy-page';
import { useMapScene } from '../../map/map-scene';

const Row = styled.div`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  padding: 4px 0;
`;

const actionStyles = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-width: 64px;
  height: 52px;
  margin: 0;
  padding: 0 8px;
  border: 0;
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-surface);
  box-shadow: inset 0 0 0 1px var(--rastro-border-strong);
  color: var(--rastro-text-muted);
  font: 500 11px/14px var(--rastro-font-family);
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}
  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover {
    background: var(--rastro-surface-hover);
    color: var(--rastro-text);
  }
  &[aria-pressed='true'] {
    background: var(--rastro-accent-soft);
    box-shadow: inset 0 0 0 1px var(--rastro-accent-ink);
    color: var(--rastro-accent-ink);
  }
`;

const Action = styled.button`
  ${actionStyles}
`;

const DeviceDialog = lazyPage(() =>
  import('./device-dialog').then((module) => module.DeviceDialog),
);

const ShareDialog = lazyPage(
  () => import('./share-dialog').then((module) => module.ShareDialog),
  'share',
  'resource',
  'members',
);

/** What can be done with a device, as far as the account may: follow it, see its history, share it, change it. */
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
      <Action
        type="button"
        aria-pressed={isFollowed}
        onClick={() => setFollowIds(toggleFollowed(followIds, deviceId))}
      >
        <Navigation size={18} aria-hidden="true" />
        {t('device.follow.action')}
      </Action>
      {maySeeHistory ? (
        <Action type="button" onClick={() => void navigate(historyPath(deviceId))}>
          <History size={18} aria-hidden="true" />
          {t('device.history.action')}
        </Action>
      ) : null}
      {mayShare ? (
        <Action type="button" onClick={() => setIsSharing(true)}>
          <Share2 size={18} aria-hidden="true" />
          {t('device.share.action')}
        </Action>
      ) : null}
      {mayEdit ? (
        <Action type="button" onClick={() => setIsEditing(true)}>
          <Pencil size={18} aria-hidden="true" />
          {t('device.edit.action')}
        </Action>
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
