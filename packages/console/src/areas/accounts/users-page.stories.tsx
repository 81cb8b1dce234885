import { makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory, type ConsoleStoryProps } from '../../testing/console-story';
import { usersState } from '../../testing/story-users';
import { UsersPage } from './users-page';

export default { title: 'Console / pages / Users page' };

const Page = (props: ConsoleStoryProps): ReactElement => (
  <ConsoleStory state={usersState} path="/users" {...props}>
    <main style={{ position: 'relative', height: '100vh' }}>
      <UsersPage />
    </main>
  </ConsoleStory>
);

export const List = (): ReactElement => <Page />;
List.meta = {
  about: 'Accounts of each kind and state.',
  layout: 'page',
  ready: '[role=gridcell]',
};

export const OneUser = (): ReactElement => <Page path="/users?id=12" />;
OneUser.meta = {
  about: 'One of them beside the list.',
  layout: 'page',
  ready: '.rastro-drawer dl',
};

const advanced = { server: { attributes: { 'rastro.enableAdvancedPerms': true } } };
const rights = {
  userId: 12,
  permissions: ['devices.view', 'devices.lock', 'reports.view'],
  bits: '00880000000000000080000000000001',
  suspension: null,
  trustUntil: null,
  maySuspend: true,
  acceptedTerms: { version: '2026-11', acceptedAt: '2026-08-20T12:00:00Z' },
};

const suspended = {
  userId: 40,
  permissions: null,
  bits: null,
  trustUntil: null,
  maySuspend: true,
  suspension: {
    since: '2026-08-20T12:00:00Z',
    reason: 'Two invoices are open.',
    trustAvailable: false,
    trustDays: 3,
  },
};

export const Permissions = (): ReactElement => (
  <Page
    path="/users?id=12"
    state={{ ...usersState, ...advanced, answers: { 'GET /api/users/12/access': rights } }}
  />
);
Permissions.meta = {
  about: 'What the account was given one by one.',
  layout: 'page',
  ready: '.rastro-drawer dl',
};

export const Suspended = (): ReactElement => (
  <Page
    path="/users?id=40"
    state={{
      ...usersState,
      users: [
        makeUser({
          id: 40,
          name: 'Nina Luz',
          attributes: {
            'rastro.accountState': 'suspended',
            'rastro.suspensionReason': 'Two invoices are open.',
          },
        }),
      ],
      answers: { 'GET /api/users/40/access': suspended },
    }}
  />
);
Suspended.meta = {
  about: 'An account that is suspended, with the reason and its unlock on trust.',
  layout: 'page',
  ready: '.rastro-drawer dl',
};

export const Myself = (): ReactElement => <Page path="/users?id=7" />;
Myself.meta = {
  about: 'The account that is signed in: it cannot keep itself out.',
  layout: 'page',
  ready: '.rastro-drawer dl',
};

export const Change = (): ReactElement => <Page path="/users?id=12&edit" />;
Change.meta = { about: 'Its form.', layout: 'page', ready: 'button[type=submit]' };

export const New = (): ReactElement => <Page path="/users?id=new" />;
New.meta = { about: 'A new account.', layout: 'page', ready: 'button[type=submit]' };

export const Empty = (): ReactElement => <Page state={{ ...usersState, users: [] }} />;
Empty.meta = { about: 'No account yet.', layout: 'page', ready: '.rastro-empty-state' };

export const Loading = (): ReactElement => (
  <Page state={{ ...usersState, answers: { 'GET /api/users': 'hang' } }} />
);
Loading.meta = { about: 'The list is on its way.', layout: 'page' };

export const Failed = (): ReactElement => (
  <Page state={{ ...usersState, answers: { 'GET /api/users': 502 } }} />
);
Failed.meta = {
  about: 'The list could not be loaded.',
  layout: 'page',
  ready: '.rastro-error-state',
};

export const NotAllowed = (): ReactElement => (
  <Page state={{ ...usersState, user: makeUser({ name: 'Edson Ferreira' }) }} />
);
NotAllowed.meta = {
  about: 'An account that may have no users.',
  layout: 'page',
  ready: '.rastro-empty-state',
};
