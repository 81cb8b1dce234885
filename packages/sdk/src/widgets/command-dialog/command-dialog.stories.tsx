import type { ReactElement, ReactNode } from 'react';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { StoryServer } from '../../../../../.ladle/story-server';
import { command } from '../../contract';
import type { SentState } from '../../domain';
import { LazyWords, type CommandRun, type CommandToSend } from '../../react';
import { makeDevice, makePosition, makeUser } from '../../testing';
import type { Namespace } from '../../words';
import { CommandConfirm } from './command-confirm';
import { CommandDialog } from './command-dialog';
import { CommandOutcome } from './command-outcome';

export default { title: 'SDK / widgets / Command dialog' };

const WORDS: readonly Namespace[] = ['commands', 'errors', 'refusals', 'attributes'];
const ONE = [1];
const ALL = HOSTILE_NAMES.map((_, index) => index + 1);
const fixTime = new Date(Date.now() - 6_000).toISOString();
const saved = command.decode({ id: 4, description: 'Sirene por 5 s', type: 'custom' });
const state = {
  user: makeUser({ administrator: true }),
  server: { textEnabled: true },
  devices: HOSTILE_NAMES.map((name, index) =>
    makeDevice(index + 1, { name, status: index === 0 ? 'online' : 'offline' }),
  ),
  positions: ALL.map((id) => makePosition(id, { speed: 33.5, fixTime, valid: true })),
  answers: {
    'GET /api/commands/types': [{ type: 'custom' }, { type: 'engineStop' }, { type: 'powerOff' }],
    'GET /api/commands/send': [saved],
  },
};
const nothing = () => undefined;
const cut: CommandToSend = { type: 'engineStop', textChannel: false, attributes: {} };
const off: CommandToSend = { type: 'powerOff', textChannel: false, attributes: {} };

const Stage = ({ children }: { children: ReactNode }): ReactElement => (
  <StoryServer state={state}>
    <LazyWords files={WORDS}>
      <div style={{ maxWidth: 512 }} className="rastro-command-stage">
        {children}
      </div>
    </LazyWords>
  </StoryServer>
);

export const Choosing = (): ReactElement => (
  <StoryServer state={state}>
    <CommandDialog deviceIds={ONE} isOpen onClose={nothing} />
  </StoryServer>
);
Choosing.meta = {
  about: 'Channel and command of one vehicle.',
  ready: '.rastro-command-dialog [role=combobox]:enabled',
};

export const Confirming = (): ReactElement => (
  <Stage>
    <CommandConfirm deviceIds={ONE} command={cut} name={undefined} />
    <CommandConfirm deviceIds={ALL} command={off} name={undefined} />
  </Stage>
);
Confirming.meta = {
  about: 'What will happen: a driving vehicle, and many whose trackers may fall silent.',
  ready: '.rastro-command-stage dl',
};

const ENDS: readonly SentState[] = [
  { kind: 'answered', result: HOSTILE_NAMES.join(' ') },
  { kind: 'queued', queueId: 3 },
  { kind: 'waits', stopId: 4 },
  { kind: 'failed', error: null },
  { kind: 'stopEnded', state: 'failed', reason: HOSTILE_NAMES[0] ?? '' },
];
const run: CommandRun = {
  start: () => Promise.resolve(),
  stop: nothing,
  reset: nothing,
  state: {
    status: 'done',
    total: 60,
    sent: new Map(ENDS.map((end, index) => [index + 1, end])),
  },
};

export const Told = (): ReactElement => (
  <Stage>
    <CommandOutcome deviceIds={ALL} command={cut} name={undefined} run={run} />
  </Stage>
);
Told.meta = {
  about: 'What became of it at each vehicle, failures first.',
  ready: '.rastro-command-stage li',
};
