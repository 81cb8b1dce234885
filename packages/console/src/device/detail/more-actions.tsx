import { CommandDialog, useMaySendCommands } from '@rastro/sdk';
import type { Device } from '@rastro/sdk/contract';
import { useAccess } from '@rastro/sdk/react';
import { Menu, MenuItem } from '@rastro/sdk/ui';
import { Ellipsis, Pencil, SquareTerminal } from 'lucide-react';
import { Suspense, useMemo, useState, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../i18n/text-context';
import { LoadingLine } from '../../loading/boot-progress';
import { lazyPage } from '../../loading/lazy-page';
import { ActionButton } from './action-button';

const DeviceDialog = lazyPage(() =>
  import('./device-dialog').then((module) => module.DeviceDialog),
);

/** What is done with a device now and then, in a menu: the bar has room for what is done often. */
export function MoreActions({ device }: { device: Device }): ReactElement | null {
  const t = useText();
  const navigate = useNavigate();
  const maySend = useMaySendCommands();
  const mayEdit = useAccess()('update', 'devices', { own: true }).allowed;
  const [chosen, setChosen] = useState<'command' | 'edit' | null>(null);
  const deviceIds = useMemo(() => [device.id], [device.id]);
  if (!maySend && !mayEdit) return null;
  const close = () => setChosen(null);
  return (
    <>
      <Menu
        align="end"
        trigger={
          <ActionButton>
            <Ellipsis size={18} aria-hidden="true" />
            {t('device.more.action')}
          </ActionButton>
        }
      >
        {maySend ? (
          <MenuItem
            icon={<SquareTerminal aria-hidden="true" />}
            onSelect={() => setChosen('command')}
          >
            {t('command.action')}
          </MenuItem>
        ) : null}
        {mayEdit ? (
          <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setChosen('edit')}>
            {t('device.edit.action')}
          </MenuItem>
        ) : null}
      </Menu>
      <CommandDialog deviceIds={deviceIds} isOpen={chosen === 'command'} onClose={close} />
      {chosen === 'edit' ? (
        <Suspense fallback={<LoadingLine />}>
          <DeviceDialog
            device={device}
            onSaved={close}
            onDeleted={() => void navigate('/devices')}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  );
}
