import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toAnchorFence } from '../../domain';
import { makeDevice } from '../../testing';
import { fleet, layOutPage, openList, row } from './testing';

const unset = { description: '', calendarId: 0 };
const anchorOf = (deviceId: number) => ({
  id: 90 + deviceId,
  ...unset,
  ...toAnchorFence(makeDevice(deviceId), { latitude: -19.9, longitude: -43.9 }),
});
const marks = (key: string) => within(row(key)!).queryAllByTitle('Anchored');

describe('anchors in DeviceList', () => {
  layOutPage();

  it('are marked in the rows of those that have one, with words', async () => {
    const plain = { ...anchorOf(2), attributes: { deviceId: 2 } };
    openList({}, { ...fleet, geofences: [plain, anchorOf(1)] });
    await screen.findByTitle('Anchored');
    expect(row('device-1')).toHaveAccessibleName(/Anchored, /);
    expect(marks('device-2')).toEqual([]);
    expect(marks('device-3')).toEqual([]);
  });

  it('of another tab come and go when this one is looked at again', async () => {
    const { state } = openList({}, { ...fleet, geofences: [] });
    await waitFor(() => expect(row('device-2')).toBeDefined());
    const readAgain = () => act(() => void window.dispatchEvent(new Event('focus')));
    state.geofences = [anchorOf(2)];
    await waitFor(() => {
      readAgain();
      expect(marks('device-2')).toHaveLength(1);
    });
    state.geofences = [];
    await waitFor(() => {
      readAgain();
      expect(marks('device-2')).toHaveLength(0);
    });
  });

  it('are left out where fences may not be read', async () => {
    const { calls } = openList({}, { ...fleet, answers: { 'GET /api/geofences': () => 403 } });
    await waitFor(() => expect(calls).toContain('GET /api/geofences'));
    expect(row('device-1')).toBeVisible();
    expect(screen.queryByTitle('Anchored')).toBeNull();
  });
});
