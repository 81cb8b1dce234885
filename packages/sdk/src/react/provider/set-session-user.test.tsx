import { act, render } from '@testing-library/react';
import { SWRConfig, useSWRConfig, type ScopedMutator } from 'swr';
import { expect, it } from 'vitest';
import { setSessionUser } from './set-session-user';

it('ends a session whose page takes the provider away at once', async () => {
  const cache = new Map([['devices', { data: ['of the last account'] }]]);
  let mutate: ScopedMutator | undefined;
  function Grab(): null {
    ({ mutate } = useSWRConfig());
    return null;
  }
  const { unmount } = render(
    <SWRConfig value={{ provider: () => cache }}>
      <Grab />
    </SWRConfig>,
  );
  await act(async () => {
    const done = setSessionUser(mutate!, null);
    unmount();
    await expect(done).resolves.toBeUndefined();
  });
  expect(cache.get('devices')?.data).toBeUndefined();
});
