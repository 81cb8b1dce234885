'use client';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { Hourglass, Lock, SquareTerminal } from 'lucide-react';
import { readDeviceName } from '../../domain';
import { LazyWords, useDevice, useEngineStop, useLabels, useMaySendCommands } from '../../react';
import { MenuItem, usePortalContainer } from '../../ui';
import { menuParts } from '../../ui/overlay/menu-module';
import type { Namespace } from '../../words';
import { CommandDialog } from '../command-dialog';
import { EngineLockDialog } from '../engine-lock';
import type { MenuPlace } from './menu-place';

const WORDS: readonly Namespace[] = ['commands'];

/** Props of {@link DeviceMenu}. */
export interface DeviceMenuProps {
  deviceId: number;
  /** Where it was asked for; `onMenu` of list and map say it. */
  at: MenuPlace;
  /** It was closed, or what was chosen in it is done. */
  onClose: () => void;
  /** Entries of your own (`MenuItem`), above these. */
  children?: ReactNode;
}

/**
 * What can be done with a device, where it was asked for: stop its engine, send it a command, as far as the
 * account may.
 */
export function DeviceMenu(props: DeviceMenuProps): ReactElement {
  return (
    <LazyWords files={WORDS}>
      <OpenedMenu {...props} />
    </LazyWords>
  );
}

function OpenedMenu({ deviceId, at, onClose, children }: DeviceMenuProps): ReactElement | null {
  const t = useLabels();
  const device = useDevice(deviceId);
  const container = usePortalContainer() ?? document.body;
  const { stop, isBlocked, maySend } = useEngineStop(deviceId);
  const maySendCommands = useMaySendCommands();
  const [deviceIds] = useState([deviceId]);
  const [origin] = useState(() => document.activeElement);
  const [chosen, setChosen] = useState<'lock' | 'command' | null>(null);
  const isChosen = useRef(false);
  const parts = useMenuParts(onClose);
  if (!device || !parts) return null;

  const giveBackFocus = () => {
    if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
  };
  const choose = (dialog: 'lock' | 'command') => {
    isChosen.current = true;
    // The dialog gives the focus back to what has it now.
    giveBackFocus();
    setChosen(dialog);
  };
  if (chosen === 'lock') return <EngineLockDialog deviceId={deviceId} isOpen onClose={onClose} />;
  if (chosen === 'command') {
    return <CommandDialog deviceIds={deviceIds} isOpen onClose={onClose} />;
  }
  const isWaiting = stop?.state === 'waiting';
  const [LockSign, lockWord] = isWaiting
    ? ([Hourglass, 'lock.waiting.action'] as const)
    : ([Lock, isBlocked ? 'lock.blocked.action' : 'lock.action'] as const);
  const place = { position: 'fixed', left: at.x, top: at.y } as const;
  return createPortal(
    <parts.OpenMenu
      trigger={<span role="button" aria-label={readDeviceName(device)} style={place} />}
      align="start"
      side="right"
      className="rastro-device-menu"
      isByKeyboard={at.isByKeyboard}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isChosen.current) onClose();
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (document.activeElement === document.body) giveBackFocus();
      }}
    >
      {children}
      {maySend ? (
        <MenuItem icon={<LockSign aria-hidden="true" />} onSelect={() => choose('lock')}>
          {t(lockWord)}
        </MenuItem>
      ) : null}
      {maySendCommands ? (
        <MenuItem icon={<SquareTerminal aria-hidden="true" />} onSelect={() => choose('command')}>
          {t('command.action')}
        </MenuItem>
      ) : null}
    </parts.OpenMenu>,
    container,
  );
}

/** What draws a menu; when it does not come, the next asking tries again. */
function useMenuParts(onFailed: () => void) {
  const [parts, setParts] = useState(menuParts.get);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    menuParts.load().then(setParts, () => fail());
  }, []);
  return parts;
}
