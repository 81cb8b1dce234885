import { useState, type ReactElement } from 'react';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { StoryServer } from '../../../../../.ladle/story-server';
import { makeDevice, makeGroup, makePosition, makeUser, type FakeServerState } from '../../testing';
import type { EventChoice } from '../../domain';
import { EventList } from './event-list';

export default { title: 'SDK / widgets / Event list' };

const NOW = Date.now();
const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const KINDS = ['alarm', 'ignitionOn', 'geofenceEnter', 'deviceOverspeed', 'deviceOffline'];

const makeEvents = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const type = index < 16 ? 'alarm' : (KINDS[index % KINDS.length] ?? 'alarm');
    return {
      id: count - index,
      deviceId: index < 16 ? 1 : 1 + (index % 8),
      type,
      eventTime: ago(index / 2),
      positionId: 100 + (index % 8),
      geofenceId: 0,
      maintenanceId: 0,
      attributes:
        type === 'alarm'
          ? { alarm: index < 15 ? 'vibration' : 'sos' }
          : type === 'deviceOverspeed'
            ? { speed: 50, speedLimit: 38 }
            : {},
    };
  });

const fleet: FakeServerState = {
  user: makeUser({ id: 7 }),
  devices: Array.from({ length: 8 }, (_, index) =>
    makeDevice(index + 1, {
      name: index > 4 ? (HOSTILE_NAMES[index - 4] ?? '') : `Ônibus ${2067 + index}`,
      groupId: 5,
      attributes: { plate: 'RTA4F27' },
    }),
  ),
  groups: [makeGroup(5, { name: 'Entregas Zona Sul' })],
  alarms: [
    {
      id: 45,
      deviceId: 1,
      eventTime: ago(7.5),
      alarm: 'sos',
      positionId: 107,
      userId: 8,
      userName: 'Carla Menezes',
      takenAt: ago(5),
      note: 'Falei com Nivaldo.',
      resolvedAt: null,
      resolvedBy: '',
    },
  ],
};
const withEvents = (events: unknown): FakeServerState => ({
  ...fleet,
  answers: {
    'GET /api/reports/events': events,
    'GET /api/positions': Array.from({ length: 8 }, (_, index) =>
      makePosition(index + 1, { id: 100 + index, address: `Av. Berrini, ${550 + index}` }),
    ),
  },
});

function List({
  state,
  begin = 'alarm',
}: {
  state: FakeServerState;
  begin?: EventChoice['category'];
}): ReactElement {
  const [choice, setChoice] = useState<EventChoice>({ category: begin });
  return (
    <StoryServer state={state}>
      <div style={{ display: 'flex', height: '100dvh' }}>
        <EventList
          period={{ fromMs: NOW - 86_400_000, toMs: NOW }}
          choice={choice}
          onChoose={setChoice}
          onShowDevice={() => undefined}
          onShowMoment={() => undefined}
        />
      </div>
    </StoryServer>
  );
}

export const Full = () => <List state={withEvents(makeEvents(60))} />;
Full.meta = {
  about: 'The alarms of a day of a small fleet.',
  layout: 'fill',
  ready: '.rastro-table-toolbar',
};

export const All = () => <List begin="all" state={withEvents(makeEvents(60))} />;
All.meta = {
  about: 'With what vehicles do all day.',
  layout: 'fill',
  ready: '.rastro-table-toolbar',
};

export const NoAlarms = () => <List state={withEvents(makeEvents(60).slice(18, 19))} />;
NoAlarms.meta = {
  about: 'Nothing that asks for somebody.',
  layout: 'fill',
  ready: '.rastro-empty-state',
};

export const Storm = () => <List begin="all" state={withEvents(makeEvents(10_000))} />;
Storm.meta = { about: 'Ten thousand events.', layout: 'fill', ready: '.rastro-table-toolbar' };

export const Empty = () => <List state={withEvents([])} />;
Empty.meta = { about: 'Nothing happened.', layout: 'fill', ready: '.rastro-event-list' };

export const Loading = () => <List state={withEvents(() => new Promise(() => undefined))} />;
Loading.meta = { about: 'The answer is on its way.', layout: 'fill', ready: '.rastro-event-list' };

export const Failed = () => <List state={withEvents(503)} />;
Failed.meta = { about: 'The server did not answer.', layout: 'fill', ready: '.rastro-event-list' };
