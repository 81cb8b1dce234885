import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NO_GROUP_ID } from '../../domain';
import { makeDevice, makeGroup, makePosition } from '../../testing';
import { createTestServer } from '../testing';
import { useGroupFleet } from './use-group-fleet';

const NEWER = '2026-08-21T16:19:51.000+00:00';

function start() {
  const server = createTestServer({
    groups: [makeGroup(2, { name: 'Zona Sul', groupId: 1 }), makeGroup(1, { name: 'Central' })],
    devices: [
      makeDevice(1, { name: 'Beta', groupId: 2 }),
      makeDevice(2, { name: 'Alfa', groupId: 99 }),
    ],
    positions: [makePosition(1, { attributes: { motion: false } })],
  });
  let renders = 0;
  const hook = renderHook(
    () => {
      renders += 1;
      return useGroupFleet();
    },
    { wrapper: server.wrapper() },
  );
  return { ...server, ...hook, renders: () => renders };
}

describe('useGroupFleet', () => {
  it('[S3.26] [S7.24] gives groups and devices by name, and counts with those below', async () => {
    const { result } = start();
    await waitFor(() => expect(result.current.hasLoaded).toBe(true));
    await waitFor(() => expect(result.current.groups).toBeDefined());
    const { groups, members, counts, parentOf } = result.current;
    expect(groups?.map(({ name }) => name)).toEqual(['Central', 'Zona Sul']);
    expect([...parentOf]).toEqual([
      [1, null],
      [2, 1],
    ]);
    expect(members.map(({ device, groupId, state }) => [device.name, groupId, state])).toEqual([
      ['Alfa', NO_GROUP_ID, 'unknown'],
      ['Beta', 2, 'stopped'],
    ]);
    expect(counts.get(1)).toMatchObject({ direct: 0, all: 1, states: { stopped: 1 } });
    expect(counts.get(NO_GROUP_ID)).toMatchObject({ direct: 1, all: 1 });
  });

  it('follows states at most once a second, and leaves mere moves alone', async () => {
    const { client, result, push, renders } = start();
    await waitFor(() => expect(result.current.counts.get(1)?.all).toBe(1));
    let told = 0;
    client.live.subscribeChanges(() => (told += 1));
    const tell = async (motion: boolean, latitude: number) => {
      const seen = told;
      const fix = makePosition(1, { fixTime: NEWER, latitude, attributes: { motion } });
      act(() => push({ positions: [fix] }));
      await waitFor(() => expect(told).toBe(seen + 1));
    };
    const before = { renders: renders(), value: result.current };
    await tell(false, -23.1);
    expect(result.current, 'a mere move').toBe(before.value);
    expect(renders()).toBe(before.renders);
    for (const motion of [true, false, true]) await tell(motion, -23.2);
    const states = () => result.current.counts.get(1)?.states;
    await waitFor(() => expect(states()).toMatchObject({ moving: 1, stopped: 0 }));
    expect(renders() - before.renders).toBeLessThanOrEqual(2);
  });
});
