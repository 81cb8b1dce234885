import { createFakeServer, makeDevice, makePosition } from '@rastro/sdk/testing';
import { TrackingProvider } from '@rastro/sdk/react';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '@rastro/sdk/domain';
import { TextProvider } from '../../i18n/text-context';
import { MapSceneProvider } from '../../map/map-scene';
import { DeviceDetail } from './device-detail';
import { StatusSummary } from '../status/status-summary';

const at = new Date(Date.now() - 20 * 60_000).toISOString();
const driving = (alarm?: string) =>
  makePosition(1, {
    fixTime: at,
    speed: 20,
    altitude: 0,
    attributes: { ignition: true, motion: true, hours: 26 * HOUR_MS, ...(alarm ? { alarm } : {}) },
  });
const online = makeDevice(1, { lastUpdate: at });
const offline = makeDevice(1, { status: 'offline', lastUpdate: at });

function show(device: typeof online, position = driving(), isSheet = false) {
  return render(
    <TextProvider locale="en-US">
      <TrackingProvider client={createFakeServer().client} locale="en-US" appearance={null}>
        <MapSceneProvider>
          <MemoryRouter>
            <h1>
              <StatusSummary device={device} position={position} isPeek />
            </h1>
            <DeviceDetail device={device} position={position} isSheet={isSheet} />
          </MemoryRouter>
        </MapSceneProvider>
      </TrackingProvider>
    </TextProvider>,
  );
}

describe('an active alarm', () => {
  it('comes first, in the words of the list', () => {
    const { container } = show(online, driving('sos,overspeed'));
    const band = screen.getByRole('region', { name: 'Active alarm' });
    expect(band).toHaveTextContent('SOS, SpeedingReported 20 min ago');
    expect(container.querySelector('h1')?.nextElementSibling).toBe(band);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^SOS, Speeding · 37 km\/h/,
    );
  });

  it('is told with its code when it has no words', () => {
    show(online, driving('<b>x</b>'));
    expect(screen.getByRole('region', { name: 'Active alarm' })).toHaveTextContent(
      'Alarm: <b>x</b>',
    );
  });

  it('goes with the fix that carried it', () => {
    show(online);
    expect(screen.queryByRole('region', { name: 'Active alarm' })).toBeNull();
  });
});

describe('an offline vehicle', () => {
  it('is told in the past, with the time', () => {
    show(offline);
    const states = screen.getAllByText('Offline');
    expect(states).toHaveLength(2);
    expect(screen.getByText('last heard 20 min ago')).toBeVisible();
    expect(screen.getByText('At the last position, 20 min ago: moving, 37 km/h')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Offline · 20 min ago');
    expect(screen.queryByText('Moving')).toBeNull();
  });

  it('has none of it once it is heard again', () => {
    show(online);
    expect(screen.getByText('Moving')).toBeVisible();
    expect(screen.queryByText(/last heard|last position/i)).toBeNull();
  });
});

it('tells ignition, engine hours and motion once', () => {
  show(online);
  expect(screen.getAllByText('Ignition')).toHaveLength(1);
  expect(screen.getAllByText('1 d 2 h')).toHaveLength(1);
  expect(screen.queryByText('In motion')).toBeNull();
  expect(screen.queryByText('Altitude')).toBeNull();
});

it('leaves the state to the head of a phone’s sheet', () => {
  const { container } = show(online, driving(), true);
  const [, ...below] = container.children;
  expect(below.some((part) => within(part as HTMLElement).queryByText(/km\/h/))).toBe(false);
});
