import { createFakeServer } from '@rastro/sdk/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderConsole } from '../testing/render-console';
import { fencesState } from '../testing/story-fences';

vi.setConfig({ testTimeout: 120_000 });
const WAIT = { timeout: 40_000 };

beforeEach(() => {
  localStorage.clear();
  // A wide window.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

it('tells of a fence that it stops engines, and when', async () => {
  renderConsole(createFakeServer(fencesState).client, '/geofence?fence=2');
  const when = await screen.findByText('Lock the engine on leaving', {}, WAIT);
  expect(when.nextSibling).toHaveTextContent('Yes');
  expect(screen.queryByText('Lock the engine on entering')).toBeNull();
});
