import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { AcceptPage } from './accept-page';

export default { title: 'Console / pages / Accept page' };

const told = {
  name: 'Marina Alves',
  email: 'marina@example.com',
  expiresAt: '2027-01-31T00:00:00Z',
  passwordMinLength: 8,
};

export const Invited = (): ReactElement => (
  <ConsoleStory
    path="/invite#token"
    state={{ user: null, answers: { 'POST /api/session/invitation': told } }}
  >
    <AcceptPage />
  </ConsoleStory>
);
Invited.meta = { about: 'Name and password of a new account.', layout: 'page' };
