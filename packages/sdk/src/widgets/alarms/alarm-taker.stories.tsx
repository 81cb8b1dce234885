import type { ReactElement } from 'react';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { StoryServer } from '../../../../../.ladle/story-server';
import type { AlarmTake } from '../../contract';
import { LazyWords } from '../../react';
import { makeUser } from '../../testing';
import { AlarmTaker } from './alarm-taker';

export default { title: 'SDK / widgets / Alarm taker' };

const WORDS = ['alarms', 'errors', 'refusals'] as const;
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

function Taker({
  take,
  readonly = false,
  nextName,
}: {
  take?: Partial<AlarmTake>;
  readonly?: boolean;
  /** To whom it goes in four minutes. */
  nextName?: string;
}): ReactElement {
  const taken = take && {
    id: 5,
    deviceId: 1,
    eventTime: ago(6),
    alarm: 'sos',
    positionId: 1,
    userId: 8,
    userName: 'Carla Menezes',
    takenAt: ago(3),
    note: '',
    resolvedAt: null,
    resolvedBy: '',
    ...take,
  };
  const turn = { id: 5, deviceId: 1, userName: nextName, at: ago(-4) };
  const state = {
    user: makeUser({ id: 7, readonly }),
    alarms: taken ? [taken] : [],
    ...(nextName !== undefined && {
      server: { escalatesAlarms: true },
      answers: { 'GET /api/alarm-turns': [turn] },
    }),
  };
  return (
    <StoryServer state={state}>
      <LazyWords files={WORDS}>
        <AlarmTaker eventId={5} />
      </LazyWords>
    </StoryServer>
  );
}

export const Nobody = () => <Taker nextName="Ana Prado" />;
Nobody.meta = { about: 'Nobody has taken it, and it goes on soon.', ready: '.rastro-alarm-taker' };

export const Mine = () => <Taker take={{ userId: 7, note: 'Falei com Nivaldo.' }} />;
Mine.meta = { about: 'Taken by oneself, who may give it back.', ready: '.rastro-alarm-taker' };

export const GoesOn = () => <Taker take={{ userId: 7 }} nextName="Paulo Teixeira" />;
GoesOn.meta = {
  about: 'Taken, with who is next if it is given back.',
  ready: '.rastro-alarm-taker',
};

export const Resolved = () => (
  <Taker take={{ note: 'Bateria trocada.', resolvedAt: ago(1), resolvedBy: 'Carla Menezes' }} />
);
Resolved.meta = { about: 'Nothing is left to do.', ready: '.rastro-alarm-taker' };

export const Others = () => <Taker take={{ note: 'Falei com Nivaldo: assalto no ponto.' }} />;
Others.meta = { about: 'Taken by somebody else.', ready: '.rastro-alarm-taker' };

export const HostileName = () => (
  <Taker take={{ userName: HOSTILE_NAMES[0] ?? '', note: HOSTILE_NAMES.join(' ') }} />
);
HostileName.meta = {
  about: 'A name and a note that try to break out.',
  ready: '.rastro-alarm-taker',
};

export const ReadOnly = () => <Taker readonly />;
ReadOnly.meta = { about: 'An account that may only look.', ready: '.rastro-alarm-taker' };
