import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeDevice, makeGroup, makePosition } from '../../testing';
import { createTestServer } from '../testing';
import { useDeviceList, type DeviceListOptions } from './use-device-list';

const NEWER = '2026-08-21T16:19:51.000+00:00';

function start(options: DeviceListOptions = {}) {
  const server = createTestServer({
    devices: [
      makeDevice(1, { name: 'Beta' }),
      makeDevice(2, { name: 'Alfa', status: 'offline' }),
      makeDevice(3, { name: 'Carro', category: 'car' }),
      makeDevice(4, { uniqueId: 'deleted-4-x' }),
    ],
    positions: [
      makePosition(1),
      makePosition(2),
      makePosition(3, { speed: 20, attributes: { motion: true } }),
    ],
  });
  let renders = 0;
  const hook = renderHook(
    (given: DeviceListOptions) => {
      renders += 1;
      return useDeviceList(given);
    },
    { wrapper: server.wrapper(), initialProps: options },
  );
  const ids = () => hook.result.current.deviceIds;
  return { ...server, ...hook, ids, renders: () => renders };
}

describe('useDeviceList', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('[S4.24][S3.8] sorts by name and counts by state, deleted devices apart', async () => {
    const list = start();
    await waitFor(() => expect(list.ids()).toEqual([2, 1, 3]));
    expect(list.result.current.counts).toMatchObject({ all: 3, online: 2, moving: 1, offline: 1 });
    expect(list.result.current.sort).toBe('name-asc');
  });

  it('[S4.25][S4.26] logs an invalid sorting and takes name-asc', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const list = start({ sort: 'colour-up' });
    await waitFor(() => expect(list.ids()).toEqual([2, 1, 3]));
    expect(list.result.current.sort).toBe('name-asc');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('colour-up'));
  });

  it('[S2.79] sorts by anchor as the fences of the account say', async () => {
    const list = start({ sort: 'name-asc' });
    await list.client.geofences.create({
      name: 'Anchor',
      area: 'CIRCLE (0 0, 150)',
      attributes: { isAnchor: true, deviceId: 3 },
    });
    list.rerender({ sort: 'anchor-asc' });
    await waitFor(() => expect(list.ids()).toEqual([3, 2, 1]));
  });

  it('[S2.80][S2.81][S2.82][S2.83][S2.84] filters at once when the filter changes', async () => {
    const list = start();
    await waitFor(() => expect(list.ids()).toHaveLength(3));
    const show = (options: DeviceListOptions) => {
      list.rerender(options);
      return list.ids();
    };
    expect(show({ filter: { status: 'offline' } })).toEqual([2]);
    expect(show({ filter: { motionOnly: true } })).toEqual([3]);
    expect(show({ filter: { hiddenCategories: ['van'] } })).toEqual([3]);
    expect(show({ filter: { onlyDeviceId: 1 } })).toEqual([1]);
    expect(show({ query: 'carr' })).toEqual([3]);
    expect(list.result.current.counts.all).toBe(3);
  });

  it('does not render again when a device merely moves', async () => {
    const list = start();
    await waitFor(() => expect(list.ids()).toHaveLength(3));
    const before = { renders: list.renders(), rows: list.result.current.rows };
    const seen = vi.fn();
    list.client.live.positions.subscribeOne(3, seen);
    act(() =>
      list.push({
        positions: [
          makePosition(3, {
            fixTime: NEWER,
            latitude: -23.4,
            speed: 31,
            attributes: { motion: true },
          }),
        ],
      }),
    );
    await waitFor(() => expect(seen).toHaveBeenCalledOnce());
    expect(list.renders()).toBe(before.renders);
    expect(list.result.current.rows).toBe(before.rows);
  });

  it('follows a change of state, at most twice a second', async () => {
    const list = start({ sort: 'motion-asc' });
    await waitFor(() => expect(list.ids()).toEqual([3, 1, 2]));
    const before = list.renders();
    const told: number[] = [];
    list.client.live.subscribeChanges(() => told.push(performance.now()));
    for (const [id, at] of [
      [1, NEWER],
      [3, NEWER],
    ] as const) {
      act(() =>
        list.push({
          positions: [makePosition(id, { fixTime: at, attributes: { motion: id === 1 } })],
        }),
      );
      await waitFor(() => expect(told).toHaveLength(id === 1 ? 1 : 2));
    }
    await waitFor(() => expect(list.ids()).toEqual([1, 3, 2]));
    expect(list.renders() - before).toBeLessThanOrEqual(2);
  });

  it('groups, and unfolds everything while somebody searches', async () => {
    const server = createTestServer({
      devices: [makeDevice(1, { groupId: 5 }), makeDevice(2)],
      positions: [],
      groups: [makeGroup(5, { name: 'South' })],
    });
    const { result, rerender } = renderHook((given: DeviceListOptions) => useDeviceList(given), {
      wrapper: server.wrapper(),
      initialProps: { foldedGroups: [5] } as DeviceListOptions,
    });
    const kinds = () => result.current.rows.map(({ kind }) => kind);
    await waitFor(() => expect(kinds()).toEqual(['group', 'group', 'device']));
    expect(result.current.groupCount).toBe(1);
    rerender({ foldedGroups: [5], query: 'van' });
    expect(kinds()).toEqual(['group', 'device', 'group', 'device']);
    rerender({ grouped: false });
    expect(kinds()).toEqual(['device', 'device']);
  });
});
