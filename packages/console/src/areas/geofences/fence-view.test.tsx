import { createFakeServer } from '@rastro/sdk/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderConsole } from '../../testing/render-console';
import { testInWideWindow } from '../../testing/wide-window';
import { fencesState } from '../../testing/story-fences';

vi.setConfig({ testTimeout: 120_000 });
const WAIT = { timeout: 40_000 };

testInWideWindow();

it('tells of a fence that it stops engines, and when', async () => {
  renderConsole(createFakeServer(fencesState).client, '/geofence?fence=2');
  const when = await screen.findByText('Lock the engine on leaving', {}, WAIT);
  expect(when.nextSibling).toHaveTextContent('Yes');
  expect(screen.queryByText('Lock the engine on entering')).toBeNull();
});
