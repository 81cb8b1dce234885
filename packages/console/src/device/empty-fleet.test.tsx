import type { User } from '@rastro/sdk/contract';
import { TrackingProvider } from '@rastro/sdk/react';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TextProvider } from '../i18n/text-context';
import { createAppSession } from '../session/create-app-session';
import { AppSessionProvider } from '../session/session-context';
import { createTestClient } from '../testing/create-test-client';
import { EmptyFleet } from './empty-fleet';

async function renderFor(account: Partial<User>) {
  const user = { id: 1, name: 'Ana', email: 'ana@example.com', ...account };
  const { client } = createTestClient({ 'GET /api/session': user });
  const session = createAppSession(client);
  await session.loadSession();
  render(
    <AppSessionProvider session={session}>
      <TextProvider locale="en-US">
        <TrackingProvider client={client} locale="en-US" appearance={null}>
          <EmptyFleet onRefresh={() => undefined} />
        </TrackingProvider>
      </TextProvider>
    </AppSessionProvider>,
  );
}

describe('EmptyFleet', () => {
  it.each([
    ['an administrator', { administrator: true }, /POST \/api\/devices/],
    ['who may add devices', { deviceLimit: -1 }, /POST \/api\/devices/],
    ['who may not', { deviceLimit: 0 }, /Ask whoever manages/],
    ['who only reads', { administrator: true, readonly: true }, /Ask whoever manages/],
  ])('tells %s what to do next', async (_who, account, words) => {
    await renderFor(account);
    expect(screen.getByText(words)).toBeVisible();
  });
});
