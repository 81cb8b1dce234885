import type { ReactElement } from 'react';
import { StoryServer } from '../../../../../.ladle/story-server';
import { makeFleet, makePosition, type FakeCall } from '../../testing';
import { LiveMap } from '../../widgets/live-map';
import { VehicleExtras } from './vehicle-extras';

export default { title: 'SDK / map / Vehicle extras' };

const VIEW = { kind: 'center', latitude: -23.55, longitude: -46.62, zoom: 13 } as const;
const ALL = { precision: true, stops: true, events: true };
const NONE: readonly number[] = [];
const nothing = () => undefined;

const few = makeFleet(8, new Date());
const today = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const happened = {
  'GET /api/reports/stops': [
    {
      deviceId: 1,
      startTime: today(90),
      endTime: today(48),
      duration: 42 * 60_000,
      latitude: -23.55,
      longitude: -46.62,
    },
    {
      deviceId: 1,
      startTime: today(30),
      endTime: today(24),
      duration: 6 * 60_000,
      latitude: -23.535,
      longitude: -46.6,
    },
  ],
  'GET /api/reports/events': [
    { id: 1, type: 'deviceOverspeed', eventTime: today(20), deviceId: 1, positionId: 77 },
  ],
  'GET /api/positions': ({ url }: FakeCall) =>
    url.searchParams.has('id')
      ? [makePosition(1, { id: 77, latitude: -23.542, longitude: -46.61 })]
      : few.positions,
};

export const Happened = (): ReactElement => (
  <StoryServer state={{ ...few, answers: happened }}>
    <LiveMap view={VIEW}>
      <VehicleExtras
        selectedId={1}
        show={ALL}
        deviceIds={NONE}
        onChange={undefined}
        isPaused={false}
        onPausedChange={nothing}
      />
    </LiveMap>
  </StoryServer>
);
Happened.meta = {
  about:
    'What a map has of the selected vehicle: its way of today, where it stood, where something happened to it.',
  layout: 'fill',
  ready: 'canvas.rastro-day-marks-canvas',
};
