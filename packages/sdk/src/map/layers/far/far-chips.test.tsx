import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { map as createMap } from 'leaflet';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TrackingProvider } from '../../../react/provider/tracking-provider';
import { createFakeServer, makeDevice, makePosition } from '../../../testing';
import { NO_PADDING } from '../../view/map-padding';
import { FarChips } from './far-chips';

const fleet = Array.from({ length: 40 }, (_, index) =>
  makePosition(index + 1, { latitude: -23.5 - index / 1000, longitude: -46.6 - index / 1000 }),
);
const lost = makePosition(41, { latitude: -23.5, longitude: -43 });
const positions = [...fleet, lost];

const container = document.createElement('div');
Object.defineProperties(container, { clientWidth: { value: 800 }, clientHeight: { value: 600 } });
const map = createMap(container, {
  zoomControl: false,
  zoomAnimation: false,
  fadeAnimation: false,
});

beforeEach(() => {
  document.body.append(container);
  map.setView([-23.52, -46.62], 12, { animate: false });
});
afterEach(() => container.remove());

async function show() {
  const server = createFakeServer({
    devices: positions.map(({ deviceId }) => makeDevice(deviceId)),
    positions,
  });
  const { live } = server.client;
  live.start();
  await waitFor(() => expect(live.hasLoaded()).toBe(true));
  render(
    <TrackingProvider client={server.client} locale="en-US">
      <FarChips map={map} live={live} filter={undefined} padding={NO_PADDING} reducedMotion />
    </TrackingProvider>,
  );
}

describe('FarChips', () => {
  it('says who is far at the edge of the map, and brings them into view', async () => {
    await show();
    const chip = await screen.findByRole('button', { name: '1 off the map: bring into view' });
    expect(parseFloat(chip.style.left)).toBeGreaterThan(700);
    await userEvent.click(chip);
    expect(map.getBounds().contains([lost.latitude, lost.longitude])).toBe(true);
    expect(container).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says nothing where only a part of the fleet’s place is shown, or all', async () => {
    await show();
    await screen.findByRole('button');
    act(() => void map.setView([-23.5, -46.6], 17, { animate: false }));
    expect(screen.queryByRole('button')).toBeNull();
    act(() => void map.setView([-23.5, -45], 7, { animate: false }));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
