import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toAnchorFence } from '../../domain';
import { makeUser } from '../../testing';
import { createTestServer } from '../testing';
import { useAnchor } from './use-anchor';

const fence = {
  ...toAnchorFence({ id: 1, name: 'Bus' }, { latitude: 1, longitude: 2 }),
  id: 5,
  description: '',
  calendarId: 0,
};

const done = { id: 0, deviceId: 1, type: 'anchorEnable', isQueued: false, attributes: {} };

function open(user = makeUser({ administrator: true })) {
  const server = createTestServer({ user });
  const list = vi.spyOn(server.client.geofences, 'list').mockResolvedValue([]);
  const send = vi.spyOn(server.client.commands, 'send');
  const { result } = renderHook(() => useAnchor(1), { wrapper: server.wrapper() });
  return { result, send, list };
}

it('[S4.48] tells whether there is one, and asks the server to set and to lift it', async () => {
  const { result, send, list } = open();
  await waitFor(() => expect(result.current).toMatchObject({ isAnchored: false, mayChange: true }));
  for (const isAnchored of [true, false]) {
    send.mockImplementationOnce(() => {
      list.mockResolvedValue(isAnchored ? [fence] : []);
      return Promise.resolve(done);
    });
    await act(() => result.current.setAnchored(isAnchored));
    await waitFor(() => expect(result.current.isAnchored).toBe(isAnchored));
  }
  expect(send.mock.calls.map(([sent]) => sent)).toEqual([
    { deviceId: 1, type: 'anchorEnable' },
    { deviceId: 1, type: 'anchorDisable' },
  ]);
});

it('is not offered to an account that only reads, nor to one without commands', async () => {
  for (const flag of ['readonly', 'limitCommands']) {
    const { result } = open(makeUser({ [flag]: true }));
    await waitFor(() => expect(result.current.isAnchored).toBe(false));
    expect(result.current.mayChange).toBe(false);
  }
});

it.each([true, false])('says whether who has it is told that it is left: %s', async (isTold) => {
  const { wrapper } = createTestServer({ server: { locksByFences: isTold } });
  const { result } = renderHook(() => useAnchor(1), { wrapper: wrapper() });
  expect(result.current.isTold).toBe(true);
  await waitFor(() => expect(result.current.isTold).toBe(isTold));
});
