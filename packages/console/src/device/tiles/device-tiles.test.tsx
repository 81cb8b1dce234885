import { TrackingProvider } from '@rastro/sdk/react';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextProvider } from '../../i18n/text-context';
import { createTestClient } from '../../testing/create-test-client';
import { DeviceTiles } from './device-tiles';

const show = (isPast: boolean) =>
  render(
    <TextProvider locale="en-US">
      <TrackingProvider client={createTestClient({}).client} locale="en-US" appearance={null}>
        <DeviceTiles
          tiles={[
            { tile: 'ignition', value: true },
            { tile: 'power', value: 13.84 },
          ]}
          isPast={isPast}
        />
      </TrackingProvider>
    </TextProvider>,
  );
const colorOf = (text: string) => getComputedStyle(screen.getByText(text)).color;

it('paints an ignition that is on', () => {
  show(false);
  expect(colorOf('On')).toBe('var(--rastro-status-moving-text)');
  expect(colorOf('13.8 V')).not.toBe('var(--rastro-text-muted)');
});

it('greys all that was so when a device was last heard', () => {
  show(true);
  expect(colorOf('On')).toBe('var(--rastro-text-muted)');
  expect(colorOf('13.8 V')).toBe('var(--rastro-text-muted)');
});
