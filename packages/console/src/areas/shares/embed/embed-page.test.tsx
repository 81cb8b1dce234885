import type * as Client from '@rastro/sdk/client';
import { EMBED_WIDGETS, type EmbedWidget, LOCALES } from '@rastro/sdk/domain';
import { createFakeServer, makeDevice, makePosition } from '@rastro/sdk/testing';
import { render, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { EmbedPage } from './embed-page';

const { server } = vi.hoisted(() => ({ server: { client: undefined as unknown } }));
vi.mock('@rastro/sdk/client', async (load) => {
  const real = await load<typeof Client>();
  const createTrackingClient: typeof real.createTrackingClient = (options) =>
    options.auth?.kind === 'embed'
      ? (server.client as Client.TrackingClient)
      : real.createTrackingClient(options);
  return { ...real, createTrackingClient };
});

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
      unobserve() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

const devices = (['online', 'offline', 'unknown'] as const).map((status, index) =>
  makeDevice(index + 1, { name: `Van ${index}`, status }),
);
const positions = devices.map(({ id }) =>
  makePosition(id, { attributes: { alarm: 'sos', motion: true, ignition: true } }),
);
const view = { trailHours: 6, showsSpeed: true, showsName: true, message: '' };

const cases = EMBED_WIDGETS.flatMap((widget) => LOCALES.map((locale) => ({ widget, locale })));
const hasDrawn: Record<EmbedWidget, RegExp> = {
  'live-map': /role="application"|<canvas/,
  'device-list': />3</,
  'route-history': /type="range"|role="status"/,
};

it.each(cases)('the frame of $widget says every key in words, in $locale', async (one) => {
  server.client = createFakeServer({
    devices,
    positions,
    user: null,
    answers: { 'GET /api/session': view, 'GET /api/positions': positions },
  }).client;
  const talk = { getToken: () => Promise.resolve('t'), tell: () => undefined };
  const { container } = render(<EmbedPage {...one} prefix="rastro" talk={talk} />);
  await waitFor(() => expect(container.innerHTML).toMatch(hasDrawn[one.widget]), { timeout: 9000 });
  expect(container.innerHTML).not.toContain('_KT_');
});
