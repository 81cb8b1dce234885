import { EngineLockDialog, useEngineStop } from '@rastro/sdk';
import { Hourglass, Lock } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text-context';
import { ActionButton } from './action-button';

/** Stops the engine and lets it run again; it says when a stop waits, and when the tracker says it is stopped. */
export function LockAction({ deviceId }: { deviceId: number }): ReactElement | null {
  const t = useText();
  const { stop, isBlocked, maySend } = useEngineStop(deviceId);
  const [isOpen, setIsOpen] = useState(false);
  if (!maySend || stop === undefined) return null;
  const isWaiting = stop?.state === 'waiting';
  const Sign = isWaiting ? Hourglass : Lock;
  const word = isWaiting
    ? 'lock.waiting.action'
    : isBlocked
      ? 'lock.blocked.action'
      : 'lock.action';
  return (
    <>
      <ActionButton
        aria-haspopup="dialog"
        data-tone={isWaiting || isBlocked ? 'idle' : undefined}
        onClick={() => setIsOpen(true)}
      >
        <Sign size={18} aria-hidden="true" />
        {t(word)}
      </ActionButton>
      <EngineLockDialog deviceId={deviceId} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
