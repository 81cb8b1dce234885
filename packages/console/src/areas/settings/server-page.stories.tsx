import { serverCheck } from '@rastro/sdk/contract';
import { makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory, type ConsoleStoryProps } from '../../testing/console-story';
import { ServerPage } from './server-page';

export default { title: 'Console / pages / Server' };

const user = makeUser({ administrator: true });
const checks = [
  { level: 'good', what: 'database', found: 'PostgreSQL, version 17.2, 812 MB' },
  {
    level: 'warning',
    what: 'address',
    found: '0.0.0.0, and no --public-url',
    remedy: 'Give --public-url: links in mails begin with it.',
  },
  {
    level: 'problem',
    what: 'mail',
    found: 'mail.example.com: connect ECONNREFUSED',
    remedy: 'Check host, port, user and password of --smtp-url.',
  },
].map((check, index) => serverCheck.decode({ id: index + 1, ...check }));
const answers = {
  'GET /api/server-checks': checks,
  'GET /api/notifications/notificators': [{ type: 'web' }, { type: 'mail' }],
  'GET /api/notifications/types': [],
};

const Page = ({ state, ...rest }: ConsoleStoryProps): ReactElement => (
  <ConsoleStory state={{ user, answers, ...state }} {...rest}>
    <main style={{ position: 'relative', height: '100vh' }}>
      <ServerPage />
    </main>
  </ConsoleStory>
);

export const Settings = (): ReactElement => <Page path="/server" />;
Settings.meta = {
  about: 'The settings of the server.',
  layout: 'page',
  ready: '.rastro-resource-form',
};

export const Announcements = (): ReactElement => <Page path="/server?part=people" />;
Announcements.meta = {
  about: 'Words to all users, and a test of each channel.',
  layout: 'page',
  ready: 'section ul li',
};

export const Health = (): ReactElement => <Page path="/server?part=health" />;
Health.meta = { about: 'How everything is.', layout: 'page', ready: 'section ul li' };

export const NotAdministrator = (): ReactElement => (
  <Page path="/server" state={{ user: makeUser() }} />
);
NotAdministrator.meta = {
  about: 'Others are told that it is not theirs.',
  layout: 'page',
  ready: '.rastro-empty-state',
};
