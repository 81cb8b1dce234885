import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { makeDevice } from '../../testing';
import { createTestServer } from '../testing';
import { usePicked } from './use-picked';

describe('usePicked', () => {
  it('adds and takes out, and lets go of what is deleted', async () => {
    const { client, push, wrapper } = createTestServer({ devices: [1, 2, 3].map((id) => makeDevice(id)) }); // oxfmt-ignore
    const { result } = renderHook(
      () => {
        const [deviceIds, onChange] = useState<readonly number[]>([]);
        return usePicked({ deviceIds, onChange });
      },
      { wrapper: wrapper() },
    );
    await waitFor(() => expect(client.live.hasLoaded()).toBe(true));
    act(() => result.current.add([1, 2, 3]));
    act(() => result.current.toggle([2]));
    expect(result.current.deviceIds).toEqual([1, 3]);
    act(() => push({ gone: [3] }));
    await waitFor(() => expect(result.current.deviceIds).toEqual([1]));
    act(() => result.current.clear());
    expect(result.current.deviceIds).toEqual([]);
  });
});
