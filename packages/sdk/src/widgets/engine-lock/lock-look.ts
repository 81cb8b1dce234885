import { Hourglass, Lock, LockOpen } from 'lucide-react';
import type { LockState } from '../../domain';

const LOOKS = {
  free: { Sign: Lock, word: 'lock.action' },
  queued: { Sign: Hourglass, word: 'lock.waiting.action' },
  sent: { Sign: LockOpen, word: 'lock.blocked.action' },
  locked: { Sign: LockOpen, word: 'lock.blocked.action' },
} as const satisfies Record<LockState, { Sign: typeof Lock; word: string }>;

/** Sign and word (of the file `commands`) of what opens the dialog of the lock; as free until it is known. */
export const lockLook = (state: LockState = 'free') => LOOKS[state];
