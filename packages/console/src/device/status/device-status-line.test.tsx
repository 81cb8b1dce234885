import { TrackingProvider } from '@rastro/sdk/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextProvider } from '../../i18n/text-context';
import { createTestClient } from '../../testing/create-test-client';
import { movingPosition, offlineDevice, movingDevice } from '../../testing/story-fleet';
import { DeviceStatusLine } from './device-status-line';

const show = (device: typeof movingDevice) =>
  render(
    <TextProvider locale="en-US">
      <TrackingProvider client={createTestClient({}).client} locale="en-US" appearance={null}>
        <DeviceStatusLine device={device} position={{ ...movingPosition, speed: 50 }} />
      </TrackingProvider>
    </TextProvider>,
  );

it('shows the speed of who is online', () => {
  show(movingDevice);
  expect(screen.getByText(/km\/h/)).toHaveTextContent('93 km/h');
});

it('does not show the speed that was, when nothing is heard any more', () => {
  show(offlineDevice);
  expect(screen.getByText('Offline')).toBeVisible();
  expect(screen.getByText(/^last heard/)).toBeVisible();
  expect(screen.queryByText(/km\/h/)).toBeNull();
});
