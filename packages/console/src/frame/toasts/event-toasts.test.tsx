import { createFakeServer, makeDevice, makePosition } from '@rastro/sdk/testing';
import { TrackingProvider, useDevices } from '@rastro/sdk/internal/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { TextProvider } from '../i18n/text-context';
import { PreferencesProvider } from '../preferences/preferences-context';
import { EventToasts } from './event-toasts';
import type { ToastPlace } from './toast-column';

const server = createFakeServer({ devices: [makeDevice(1, { name: 'Bus 1' })] });

function Page({ place }: { place: ToastPlace }): ReactElement {
  useDevices();
  return <EventToasts place={place} />;
}

const show = (place: ToastPlace) => (
  <TextProvider locale="en-US">
    <TrackingProvider client={server.client} locale="en-US" appearance={null}>
      <PreferencesProvider>
        <MemoryRouter>
          <Page place={place} />
        </MemoryRouter>
      </PreferencesProvider>
    </TrackingProvider>
  </TextProvider>
);

const makeEvent = (id: number, type: string) => ({
  id,
  type,
  deviceId: 1,
  eventTime: new Date().toISOString(),
  positionId: 0,
  geofenceId: 0,
  maintenanceId: 0,
  attributes: {},
});

it('keeps what is shown when the window becomes narrow, and counts what no longer fits', async () => {
  const { rerender } = render(show('corner'));
  const { connection } = server.client.live;
  await waitFor(() => expect(connection.getSnapshot().status).toBe('live'));
  act(() => server.push({ events: [makeEvent(1, 'geofenceEnter'), makeEvent(2, 'geofenceExit')] }));
  const cards = () =>
    [...document.querySelectorAll('.rastro-toast strong')].map((it) => it.textContent);
  await waitFor(() => expect(cards()).toEqual(['Entered geofence', 'Left geofence']));
  rerender(show('dock'));
  expect(cards()).toEqual(['Left geofence']);
  expect(screen.getByText('+1 alert')).toBeVisible();
  rerender(show('corner'));
  expect(cards()).toEqual(['Entered geofence', 'Left geofence']);
});

it('[S3.38] [S9.4] looks as its rule says, in the corner that it names, once for a storm', async () => {
  const prefix = server.client.attributePrefix;
  server.state.notifications = [
    {
      id: 1,
      type: 'ignitionOn',
      description: null,
      always: true,
      notificators: 'web',
      calendarId: 0,
      commandId: 0,
      attributes: {
        [`${prefix}.color`]: 'yellow',
        [`${prefix}.position`]: 'top-left',
        [`${prefix}.pin`]: true,
      },
    },
  ];
  render(show('corner'));
  await waitFor(() => expect(server.calls).toContain('GET /api/notifications'));
  const card = () => document.querySelector('[data-corner="top-left"] .rastro-toast');
  await waitFor(() => {
    act(() => server.push({ events: [makeEvent(5, 'ignitionOn')] }));
    expect(card()).toHaveAttribute('data-tone', 'yellow');
  });
  act(() =>
    server.push({
      events: Array.from({ length: 10_000 }, (_, at) => makeEvent(100 + at, 'ignitionOn')),
    }),
  );
  await waitFor(() => expect(card()).toHaveTextContent(/10,0\d\d more/));
  expect(document.querySelectorAll('[data-corner="top-left"] .rastro-toast')).toHaveLength(1);
  expect(screen.getByLabelText('Pinned')).toBeInTheDocument();
});

it('says where it was once the place of its fix is there', async () => {
  let answer: (places: unknown) => void = () => undefined;
  server.state.answers = {
    'GET /api/positions': ({ url }: { url: URL }) =>
      url.search ? new Promise((resolve) => (answer = resolve)) : [],
  };
  render(show('corner'));
  await waitFor(() => expect(server.client.live.connection.getSnapshot().status).toBe('live'));
  act(() => server.push({ events: [{ ...makeEvent(20_001, 'geofenceExit'), positionId: 77 }] }));
  await screen.findByText('Left geofence');
  expect(screen.queryByText('Rua A, 5')).toBeNull();
  act(() => answer([makePosition(1, { id: 77, address: 'Rua A, 5' })]));
  expect(await screen.findByText('Rua A, 5')).toBeInTheDocument();
});

it('leaves movement to the bell, and what can wait while a dialog is open', async () => {
  render(
    <>
      {show('corner')}
      <div role="dialog" aria-label="Fence" />
    </>,
  );
  await waitFor(() => expect(server.client.live.connection.getSnapshot().status).toBe('live'));
  const alarm = { ...makeEvent(30_003, 'alarm'), attributes: { alarm: 'sos' } };
  act(() =>
    server.push({
      events: [makeEvent(30_001, 'deviceMoving'), makeEvent(30_002, 'geofenceEnter'), alarm],
    }),
  );
  await waitFor(() => expect(document.querySelectorAll('.rastro-toast')).toHaveLength(1));
  expect(document.querySelector('.rastro-toast')).toHaveAttribute('data-tone', 'red');
});
