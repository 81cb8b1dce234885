import type { ReactElement } from 'react';
import { Act } from '../../../../../.ladle/act';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { StoryServer } from '../../../../../.ladle/story-server';
import type { EngineStop } from '../../contract';
import { makeDevice, makePosition, makeUser } from '../../testing';
import { EngineLockDialog } from './engine-lock-dialog';

export default { title: 'SDK / widgets / Engine lock' };

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();

const stopOf = (over: Partial<EngineStop> = {}): EngineStop => ({
  id: 1,
  deviceId: 1,
  userId: 7,
  userName: 'Marina Alves',
  type: 'engineStop',
  state: 'waiting',
  needs: 'speed',
  askedAt: ago(20),
  changedAt: ago(20),
  expiresAt: ago(-86_000),
  overrideBy: '',
  reason: '',
  ...over,
});

const resumed = { id: 1, deviceId: 1, type: 'engineResume', attributes: {} };

function Lock({
  speed = 33.5,
  stops = [],
  name = 'Fiorino 07',
  isBlocked = false,
}: {
  speed?: number;
  stops?: EngineStop[];
  name?: string;
  isBlocked?: boolean;
}): ReactElement {
  const state = {
    user: makeUser({ administrator: true }),
    devices: [makeDevice(1, { name })],
    positions: [
      makePosition(1, {
        speed,
        fixTime: ago(6),
        valid: true,
        attributes: isBlocked ? { blocked: true } : {},
      }),
    ],
    engineStops: stops,
    answers: { 'POST /api/commands/send': resumed },
  };
  return (
    <StoryServer state={state}>
      <EngineLockDialog deviceId={1} isOpen onClose={() => undefined} />
    </StoryServer>
  );
}

export const Standing = () => <Lock speed={0} />;
Standing.meta = { about: 'It would be sent at once.', ready: '.rastro-engine-lock dl' };

export const Driving = () => <Lock />;
Driving.meta = { about: 'It would wait.', ready: '.rastro-engine-lock dl' };

export const Waiting = () => (
  <Lock stops={[stopOf(), stopOf({ id: 2, state: 'sent' }), stopOf({ id: 3, state: 'expired' })]} />
);
Waiting.meta = {
  about: 'It waits, can be called off, and overridden.',
  ready: '.rastro-engine-lock form',
};

const sent = stopOf({ state: 'sent', needs: '', changedAt: ago(4_000) });

export const Locked = () => <Lock speed={0} isBlocked stops={[sent]} />;
Locked.meta = { about: 'The tracker says so: it may be unlocked.', ready: '[data-state=locked]' };

export const Unconfirmed = () => <Lock speed={0} stops={[sent]} />;
Unconfirmed.meta = {
  about: 'Sent, and the tracker said nothing: it may be unlocked, or locked again.',
  ready: '[data-state=sent]',
};

export const Released = () => (
  <Act within="page" on=".rastro-engine-lock .rastro-button:has(.lucide-lock-open)">
    <Lock speed={0} isBlocked stops={[sent]} />
  </Act>
);
Released.meta = {
  about: 'The engine may run again: what became of that command.',
  ready: '.rastro-engine-lock ul li',
};

export const Hostile = () => (
  <Lock
    name={HOSTILE_NAMES[0] ?? ''}
    stops={[
      stopOf({
        state: 'sent',
        overrideBy: HOSTILE_NAMES[0] ?? '',
        reason: HOSTILE_NAMES.join(' '),
      }),
    ]}
  />
);
Hostile.meta = { about: 'Names and reasons are text.', ready: '[data-state=sent]' };
