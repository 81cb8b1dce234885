import { useEffect, useRef, type ReactElement } from 'react';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { StoryServer } from '../../../../../.ladle/story-server';
import { calendar, command, notification } from '../../contract';
import { makeDevice, makeGroup, makeUser, type FakeServerState } from '../../testing';
import { NotificationRules, type NotificationRulesHandle } from './notification-rules';

export default { title: 'SDK / widgets / Notification rules' };

const typed = (...types: string[]) => types.map((type) => ({ type }));
const rule = (id: number, json: object) =>
  notification.decode({ id, always: true, notificators: 'web', attributes: {}, ...json });

const ground: FakeServerState = {
  user: makeUser({ id: 7, email: 'ana@example.com' }),
  devices: [makeDevice(1, { name: 'Ônibus 2067' }), makeDevice(2, { name: 'Fiorino 07' })],
  groups: [makeGroup(5, { name: 'Entregas Zona Sul' })],
  calendars: [calendar.decode({ id: 3, name: 'Noites', data: '' })],
  commands: [command.decode({ id: 4, description: 'Bloquear', type: 'engineStop' })],
  notifications: [
    rule(1, {
      type: 'alarm',
      notificators: 'web,mail',
      description: 'Pânico',
      attributes: { alarms: 'sos,powerCut,jamming', 'rastro.color': 'red' },
    }),
    rule(2, { type: 'geofenceExit', always: false, calendarId: 3 }),
    rule(3, { type: 'ignitionOn', notificators: 'sms' }),
    rule(4, { type: 'alarm' }),
  ],
};
const answers = {
  'GET /api/notifications/types': typed('alarm', 'ignitionOn', 'geofenceEnter', 'geofenceExit'),
  'GET /api/notifications/notificators': typed('web', 'mail', 'command'),
  'GET /api/notifications/1/holders': { deviceIds: [], groupIds: [] },
  'GET /api/notifications/2/holders': { deviceIds: [1], groupIds: [5] },
};

function Rules({ state, isNew }: { state?: FakeServerState; isNew?: boolean }): ReactElement {
  const rules = useRef<NotificationRulesHandle>(null);
  useEffect(() => {
    if (!isNew) return undefined;
    const timer = setInterval(() => {
      rules.current?.create();
      if (rules.current) clearInterval(timer);
    }, 50);
    return () => clearInterval(timer);
  }, [isNew]);
  return (
    <StoryServer
      state={{ ...ground, ...state, answers: { ...answers, ...state?.answers } }}
      timeZone="UTC"
    >
      <div style={{ display: 'flex', height: '100vh' }}>
        <NotificationRules ref={rules} />
      </div>
    </StoryServer>
  );
}

export const List = (): ReactElement => <Rules />;
List.meta = {
  about: 'Rules that work, and some that tell nobody.',
  layout: 'fill',
  ready: '[role=gridcell]',
};

export const New = (): ReactElement => (
  <Rules
    isNew
    state={{
      user: makeUser({ id: 7, email: 'ana@example.com', attributes: { telegramChatId: '4711' } }),
      answers: {
        'GET /api/notifications/notificators': typed('web', 'mail', 'command', 'telegram'),
        'GET /api/telegram-bot': { username: 'norte_rastreamento_bot', isLinked: false },
      },
    }}
  />
);
New.meta = {
  about: 'The form of a new rule; the bot was not written to yet.',
  layout: 'fill',
  ready: '.rastro-resource-form',
};

function PanicOpen(): ReactElement {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setInterval(() => {
      const cell = ref.current?.querySelector<HTMLElement>('[role=gridcell]');
      cell?.click();
      if (cell) clearInterval(timer);
    }, 50);
    return () => clearInterval(timer);
  }, []);
  return (
    <div ref={ref}>
      <Rules
        state={{
          user: makeUser({ id: 7, email: 'ana@example.com', administrator: true }),
          users: [makeUser({ id: 8, name: 'Rui' }), makeUser({ id: 9, name: 'Central 24h' })],
          server: { escalatesAlarms: true },
          notifications: [
            rule(1, {
              type: 'alarm',
              notificators: 'web,mail',
              description: 'Pânico',
              attributes: {
                alarms: 'sos',
                'rastro.escalateAfter': 5,
                'rastro.escalateTo': '9,8',
                'rastro.escalateBy': 'mail',
              },
            }),
          ],
        }}
      />
    </div>
  );
}

export const GoesOn = (): ReactElement => <PanicOpen />;
GoesOn.meta = {
  about: 'An alarm that nobody takes goes to a next contact.',
  layout: 'fill',
  ready: '.rastro-resource-form',
};

export const Hostile = (): ReactElement => (
  <Rules
    state={{
      notifications: HOSTILE_NAMES.slice(0, 6).map((description, index) =>
        rule(index + 1, { type: 'ignitionOn', description }),
      ),
    }}
  />
);
Hostile.meta = {
  about: 'Names that want to break the page.',
  layout: 'fill',
  ready: '[role=gridcell]',
};

export const Empty = (): ReactElement => <Rules state={{ notifications: [] }} />;
Empty.meta = { about: 'Nobody is told of anything.', layout: 'fill' };

export const Failed = (): ReactElement => (
  <Rules state={{ answers: { 'GET /api/notifications': 503 } }} />
);
Failed.meta = { about: 'The list could not be had.', layout: 'fill', ready: 'button' };
