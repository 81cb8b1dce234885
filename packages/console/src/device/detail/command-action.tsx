import { CommandDialog, useMaySendCommands } from '@rastro/sdk';
import { SquareTerminal } from 'lucide-react';
import { useMemo, useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text-context';
import { ActionButton } from './action-button';

/** Sends the tracker a saved command or one of its own. */
export function CommandAction({ deviceId }: { deviceId: number }): ReactElement | null {
  const t = useText();
  const maySend = useMaySendCommands();
  const [isOpen, setIsOpen] = useState(false);
  const deviceIds = useMemo(() => [deviceId], [deviceId]);
  if (!maySend) return null;
  return (
    <>
      <ActionButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <SquareTerminal size={18} aria-hidden="true" />
        {t('command.action')}
      </ActionButton>
      <CommandDialog deviceIds={deviceIds} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
