import { render, screen } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { createTestServer } from '../../react/testing';
import { makeDevice, makeGroup, makePosition, type FakeServerState } from '../../testing';
import { DeviceList } from './device-list';
import type { DeviceListProps } from './device-list-props';

export const user = userEvent.setup({
  delay: null,
  pointerEventsCheck: PointerEventsCheckLevel.Never,
});
export const NEWER = '2026-08-21T16:19:51.000+00:00';
export const HOSTILE = '<img src=x onerror=alert(1)>';

export const fleet: FakeServerState = {
  devices: [
    makeDevice(1, { name: 'Alfa', groupId: 5, attributes: { plate: 'RTA4F27' } }),
    makeDevice(2, { name: 'Beta', groupId: 5, status: 'offline' }),
    makeDevice(3, { name: HOSTILE, category: 'truck' }),
  ],
  positions: [
    makePosition(1, {
      speed: 20,
      attributes: { motion: true, ignition: true, driverUniqueId: 'João' },
    }),
    makePosition(2),
    makePosition(3, {
      attributes: { motion: false, ignition: false, blocked: true },
      address: 'Rua A',
    }),
  ],
  groups: [makeGroup(5, { name: 'South' })],
};

export function openList(
  props: DeviceListProps = {},
  data: FakeServerState = fleet,
  locale = 'en-US',
) {
  const server = createTestServer(data);
  const view = render(createElement(DeviceList, { density: 'comfortable', ...props }), {
    wrapper: server.wrapper({ locale }),
  });
  return { ...server, ...view };
}
export const rows = () => screen.queryAllByRole('treeitem', { hidden: true });
export const row = (key: string) =>
  rows().find((item) => item.getAttribute('data-row-key') === key);
export const names = () => rows().map((item) => item.getAttribute('data-row-key'));

/** Gives the page a height for as long as a group of tests runs: jsdom lays nothing out. */
export function layOutPage() {
  vi.setConfig({ testTimeout: 30_000 });
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(384);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}
