import { TrackingProvider } from '@rastro/sdk/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextProvider } from '../i18n/text-context';
import { createTestClient } from '../testing/create-test-client';
import { movingDevice, movingPosition } from '../testing/story-fleet';
import { DeviceTiles } from './device-tiles';

const show = (device: typeof movingDevice) =>
  render(
    <TextProvider locale="en-US">
      <TrackingProvider client={createTestClient({}).client} locale="en-US" appearance={null}>
        <DeviceTiles device={device} position={movingPosition} />
      </TrackingProvider>
    </TextProvider>,
  );
const ignitionColor = () => getComputedStyle(screen.getByText('On')).color;

it('paints an ignition that is on, and only while the device is heard', () => {
  const { unmount } = show(movingDevice);
  expect(ignitionColor()).toBe('var(--rastro-status-moving-text)');
  unmount();
  show({ ...movingDevice, status: 'offline' });
  expect(ignitionColor()).not.toBe('var(--rastro-status-moving-text)');
});
