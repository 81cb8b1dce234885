import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client';
import { renderConsole } from '../../../testing/render-console';

const opened = vi.fn();

function open(path: string) {
  // A viewer's client asks by itself.
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    opened(`${init.method ?? 'GET'} ${new URL(url, 'http://x').pathname}`, init.body);
    const refusal = { code: 'INVALID_SHARE', message: 'No' };
    return Promise.resolve(new Response(JSON.stringify(refusal), { status: 401 }));
  });
  const { client } = createTestClient({
    'GET /api/server': { id: 1, attributes: {} },
    'GET /api/session': 401,
  });
  renderConsole(client, path);
}

afterEach(() => {
  vi.unstubAllGlobals();
  opened.mockClear();
});

describe('/share', () => {
  it('[S2.25] keeps the token of a link behind the # of its address, and opens the link once', async () => {
    open('/share/to-Ken_1');
    expect(await screen.findByTestId('address')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent(/^\/share#to-Ken_1$/),
    );
    await waitFor(() => expect(opened).toHaveBeenCalled());
    await screen.findByRole('link', { name: 'Sign in with an account' });
    expect(opened.mock.calls).toEqual([
      ['POST /api/shared/session', JSON.stringify({ token: 'to-Ken_1' })],
    ]);
  });

  it('opens the link of an address that was copied or is read again', async () => {
    open('/share#to-Ken_1');
    await waitFor(() => expect(opened).toHaveBeenCalled());
    expect(opened.mock.calls[0]).toEqual([
      'POST /api/shared/session',
      JSON.stringify({ token: 'to-Ken_1' }),
    ]);
  });
});
