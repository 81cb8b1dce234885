import { makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { InvitationsPage } from './invitations-page';

export default { title: 'Console / pages / Invitations page' };

const waiting = {
  id: 4,
  name: 'Marina Alves',
  email: 'marina@example.com',
  language: 'auto',
  expiresAt: '2027-01-31T00:00:00Z',
  createdAt: '2026-08-21T12:00:00Z',
  sentAt: null,
  deviceIds: [],
  groupIds: [],
  preset: 'none',
  deviceLimit: -1,
  userLimit: 0,
};

export const List = (): ReactElement => (
  <ConsoleStory
    path="/invitations"
    state={{
      user: makeUser({ administrator: true }),
      answers: { 'GET /api/invitations': [waiting] },
    }}
  >
    <main style={{ position: 'relative', height: '100vh' }}>
      <InvitationsPage />
    </main>
  </ConsoleStory>
);
List.meta = {
  about: 'Who was invited and has not come yet.',
  layout: 'page',
  ready: '[role=gridcell]',
};
