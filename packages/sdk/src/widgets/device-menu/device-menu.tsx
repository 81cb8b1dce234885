'use client';
import { useState, type ReactElement, type ReactNode } from 'react';
import { SquareTerminal } from 'lucide-react';
import { readDeviceName } from '../../domain';
import { LazyWords, useDevice, useEngineStop, useLabels, useMaySendCommands } from '../../react';
import { MenuItem, PlacedMenu } from '../../ui';
import type { MenuPlace } from '../../ui/overlay/menu-place';
import type { Namespace } from '../../words';
import { CommandDialog } from '../command-dialog';
import { EngineLockDialog, lockLook } from '../engine-lock';

const WORDS: readonly Namespace[] = ['commands'];

/** Props of {@link DeviceMenu}. */
export interface DeviceMenuProps {
  deviceId: number;
  /** Place where the menu was requested, from `onMenu` of list and map. */
  at: MenuPlace;
  /** It was closed, or what was chosen in it is done. */
  onClose: () => void;
  /** Entries of your own (`MenuItem`), above these. */
  children?: ReactNode;
}

/** Context menu of a device: stop its engine, send it a command, as far as the account may. */
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
  const { state, maySend } = useEngineStop(deviceId);
  const maySendCommands = useMaySendCommands();
  const [deviceIds] = useState([deviceId]);
  const [chosen, setChosen] = useState<'lock' | 'command' | null>(null);
  if (!device) return null;
  const lock = lockLook(state);
  const dialogs = {
    lock: <EngineLockDialog deviceId={deviceId} isOpen onClose={onClose} />,
    command: <CommandDialog deviceIds={deviceIds} isOpen onClose={onClose} />,
  };
  return (
    <PlacedMenu
      label={readDeviceName(device)}
      at={at}
      onClose={onClose}
      dialog={chosen && dialogs[chosen]}
      className="rastro-device-menu"
    >
      {children}
      {maySend ? (
        <MenuItem icon={<lock.Sign aria-hidden="true" />} onSelect={() => setChosen('lock')}>
          {t(lock.word)}
        </MenuItem>
      ) : null}
      {maySendCommands ? (
        <MenuItem
          icon={<SquareTerminal aria-hidden="true" />}
          onSelect={() => setChosen('command')}
        >
          {t('command.action')}
        </MenuItem>
      ) : null}
    </PlacedMenu>
  );
}
