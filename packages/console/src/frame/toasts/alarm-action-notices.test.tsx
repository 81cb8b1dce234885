import { createFakeServer, makeDevice } from '@rastro/sdk/testing';
import { LazyWords, TrackingProvider, useAlarmTakes } from '@rastro/sdk/internal/react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { TextProvider } from '../i18n/text-context';
import { AlarmActionNotices } from './alarm-action-notices';

const WORDS = ['alarms', 'errors', 'refusals'] as const;
const at = new Date().toISOString();
const takeOf = (userId: number) => ({
  id: 90,
  deviceId: 1,
  eventTime: at,
  alarm: 'sos',
  positionId: 1,
  note: '',
  userId,
  userName: 'Ana',
  takenAt: userId ? at : null,
});

function Taker(): ReactElement {
  const { take } = useAlarmTakes();
  return (
    <>
      <button onClick={() => void take(90)}>take</button>
      <button onClick={() => void take(90, 'noted')}>note</button>
    </>
  );
}

function open(release: unknown) {
  const server = createFakeServer({
    devices: [makeDevice(1, { name: 'Bus 2067' })],
    alarms: [],
    answers: {
      'POST /api/alarms/90/take': () => takeOf(7),
      'POST /api/alarms/90/release': release,
    },
  });
  render(
    <TextProvider locale="en-US">
      <TrackingProvider client={server.client} locale="en-US" appearance={null}>
        <LazyWords files={WORDS}>
          <Taker />
          <AlarmActionNotices />
        </LazyWords>
      </TrackingProvider>
    </TextProvider>,
  );
  return server;
}

it('says what was taken, and gives it back', async () => {
  const server = open(() => takeOf(0));
  await waitFor(() => expect(server.client.live.hasLoaded()).toBe(true));
  await userEvent.click(await screen.findByRole('button', { name: 'note' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'take' }));
  expect(await screen.findByText('You are handling SOS of Bus 2067.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('You gave back SOS of Bus 2067.')).toBeVisible();
  expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /api/alarms/90/take',
    'POST /api/alarms/90/take',
    'POST /api/alarms/90/release',
  ]);
});

it('says why it could not be given back', async () => {
  open(503);
  await userEvent.click(await screen.findByRole('button', { name: 'take' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Could not be undone/);
});
