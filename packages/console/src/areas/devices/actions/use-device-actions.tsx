import { lockLook, useEngineStop, useMaySendCommands } from '@rastro/sdk/internal';
import { resolveMotionState, toggleFollowed } from '@rastro/sdk/domain';
import { useAccess, useAnchor, useDevice, usePosition } from '@rastro/sdk/internal/react';
import {
  Anchor,
  CircleHelp,
  Copy,
  History,
  Navigation,
  Pencil,
  ScrollText,
  Share2,
  SquareTerminal,
  Trash2,
  UserCheck,
} from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { historyPath } from '../../../frame/navigation/history-path';
import { useText } from '../../../frame/i18n/text-context';
import { useMapScene } from '../../../frame/map/map-scene';
import { ActionDialog } from './action-dialog';
import { listDeviceActions, type DeviceActionId } from './list-device-actions';

/** One thing that can be done with a device, as bar and menus draw it. */
export interface DeviceAction {
  id: DeviceActionId;
  Sign: typeof Anchor;
  word: string;
  /** State of a toggle: true when on. */
  isOn?: boolean;
  /** Something waits or holds that is to be seen. */
  isMarked?: boolean;
  /** It cannot be said yet what it would do. */
  isUnknown?: boolean;
  run: () => void;
}

/**
 * Provides the actions of a device that the account may use: the one list of the detail and of
 * every menu.
 */
export function useDeviceActions(
  deviceId: number,
  /** A dialog was closed. */
  onClosed?: () => void,
): { actions: readonly DeviceAction[]; dialog: ReactElement | null } {
  const t = useText();
  const navigate = useNavigate();
  const { followIds, setFollowIds } = useMapScene();
  const check = useAccess();
  const device = useDevice(deviceId);
  const position = usePosition(deviceId);
  const state = device ? resolveMotionState({ device, position }) : null;
  const engine = useEngineStop(deviceId);
  const anchor = useAnchor(deviceId);
  const mayCommand = useMaySendCommands();
  // Counted, so that what was asked is asked anew.
  const [asked, setAsked] = useState<{ action: DeviceActionId; count: number } | null>(null);
  const ask = (action: DeviceActionId) =>
    setAsked((before) => ({ action, count: (before?.count ?? 0) + 1 }));
  const lock = lockLook(engine.state);
  const looks: Record<DeviceActionId, Omit<DeviceAction, 'id' | 'run'>> = {
    offline: { Sign: CircleHelp, word: t('device.offline.action') },
    follow: {
      Sign: Navigation,
      word: t('device.follow.action'),
      isOn: followIds.includes(deviceId),
    },
    lock: {
      Sign: lock.Sign,
      word: t(lock.word),
      isMarked: engine.state !== undefined && engine.state !== 'free',
    },
    anchor: {
      Sign: Anchor,
      word: t('device.anchor.action'),
      isOn: anchor.isAnchored === true,
      isUnknown: anchor.isAnchored === undefined,
    },
    history: { Sign: History, word: t('device.history.action') },
    share: { Sign: Share2, word: t('device.share.action') },
    command: { Sign: SquareTerminal, word: t('command.action') },
    edit: { Sign: Pencil, word: t('device.edit.action') },
    copy: { Sign: Copy, word: t('device.copy.action') },
    consent: { Sign: UserCheck, word: t('device.consent.action') },
    log: { Sign: ScrollText, word: t('nav.logs.label') },
    delete: { Sign: Trash2, word: t('device.delete.action') },
  };
  const run = (id: DeviceActionId) => {
    if (id === 'follow') setFollowIds(toggleFollowed(followIds, deviceId));
    else if (id === 'offline') void navigate(`/devices/${deviceId}/offline`);
    else if (id === 'log') void navigate(`/logs?device=${deviceId}`);
    else if (id === 'history') void navigate(historyPath(deviceId));
    else ask(id);
  };
  const allowed = listDeviceActions({
    offline: state === 'offline' || state === 'unknown',
    follow: true,
    lock: engine.maySend,
    anchor: anchor.mayChange,
    history: check('read', 'reports').allowed,
    share: check('create', 'shares').allowed,
    command: mayCommand,
    edit: check('update', 'devices', { own: true }).allowed,
    copy: check('create', 'devices').allowed,
    consent: check('create', 'consents').allowed,
    log: check('read', 'audit').allowed,
    delete: check('delete', 'devices').allowed,
  });
  return {
    actions: allowed.map((id) => ({ id, ...looks[id], run: () => run(id) })),
    dialog: asked && (
      <ActionDialog
        key={asked.count}
        deviceId={deviceId}
        action={asked.action}
        onClose={() => {
          setAsked(null);
          onClosed?.();
        }}
      />
    ),
  };
}
