import { Button } from '@rastro/sdk/internal/ui';
import type { TrackingEvent } from '@rastro/sdk/contract';
import { useDevices } from '@rastro/sdk/internal/react';
import type { FakeServer } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { fleetState } from '../../testing/story-fleet';
import { BottomSheet } from '../sheet/bottom-sheet';
import { useLayout } from '../shell/surface/use-layout';
import { EventToasts } from './event-toasts';
import type { ToastPlace } from './toast-column';

export default { title: 'Console / toasts / Event toasts' };

const makeEvent = (id: number, type: string): TrackingEvent => ({
  id,
  type,
  deviceId: 1 + (id % 5),
  eventTime: new Date().toISOString(),
  positionId: 0,
  geofenceId: 0,
  maintenanceId: 0,
  attributes: type === 'alarm' ? { alarm: 'sos' } : {},
});

/** Sends `events` once the stream stands. */
const sendWhenLive = (events: readonly TrackingEvent[]) => (server: FakeServer) => {
  const { connection } = server.client.live;
  const stop = connection.subscribe(() => {
    if (connection.getSnapshot().status !== 'live') return;
    stop();
    server.push({ events });
  });
  return stop;
};

const sendOne = sendWhenLive([makeEvent(1, 'geofenceEnter')]);
const sendSome = sendWhenLive(
  ['geofenceEnter', 'geofenceExit', 'deviceOverspeed'].map((type, at) => makeEvent(at, type)),
);
const sendFlood = sendWhenLive([
  ...Array.from({ length: 250 }, (_, at) => makeEvent(at, 'geofenceExit')),
  makeEvent(251, 'alarm'),
]);

function Toasts({ onPhone = 'map' }: { onPhone?: ToastPlace }): ReactElement {
  const place = useLayout() === 'phone' ? onPhone : 'corner';
  // Whoever looks at the fleet opens the stream.
  useDevices();
  return <EventToasts place={place} />;
}

const Story = ({ send }: { send: (server: FakeServer) => () => void }): ReactElement => (
  <ConsoleStory state={fleetState} stored={{ isMuted: true }} onReady={send}>
    <main style={{ height: '100vh', background: 'var(--rastro-map-land)' }}>
      <Toasts />
    </main>
  </ConsoleStory>
);

export const One = (): ReactElement => <Story send={sendOne} />;
One.meta = {
  about: 'A vehicle entered a fence; gone after seven seconds.',
  layout: 'page',
  ready: '.rastro-toast',
};

export const Some = (): ReactElement => <Story send={sendSome} />;
Some.meta = { about: 'The newest nearest the corner.', layout: 'page', ready: '.rastro-toast' };

export const Flood = (): ReactElement => <Story send={sendFlood} />;
Flood.meta = {
  about: 'Few are shown, the rest is counted, the alarm stays.',
  layout: 'page',
  ready: '.rastro-toast',
};

export const BelowList = (): ReactElement => (
  <ConsoleStory state={fleetState} stored={{ isMuted: true }} onReady={sendFlood}>
    <main style={{ display: 'flex', flexDirection: 'column', height: '100vh' }}>
      <div style={{ flex: 1 }}>Bus 1</div>
      <Toasts onPhone="dock" />
      <nav style={{ flex: 'none', height: 80 }}>Menu</nav>
    </main>
  </ConsoleStory>
);
BelowList.meta = {
  about: 'On a phone’s list it stands between the rows and the menu, and covers neither.',
  layout: 'page',
  ready: '.rastro-toast',
};

export const AboveSheet = (): ReactElement => (
  <ConsoleStory state={fleetState} stored={{ isMuted: true }} onReady={sendFlood}>
    <main style={{ position: 'relative', height: '100vh', background: 'var(--rastro-map-land)' }}>
      <div style={{ position: 'absolute', inset: '0 0 80px' }}>
        <BottomSheet label="Bus 1" height="half" onHeightChange={() => undefined} head={null}>
          <Button>Follow</Button>
        </BottomSheet>
      </div>
      <Toasts />
    </main>
  </ConsoleStory>
);
AboveSheet.meta = {
  about: 'On a phone nothing of a sheet is covered, nor the map’s buttons.',
  layout: 'page',
  ready: '.rastro-toast',
};
