import { signIn } from '@rastro/sdk/contract';
import { makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { HOSTILE_NAMES } from '../../../../../.ladle/hostile-names';
import { ConsoleStory, type ConsoleStoryProps } from '../../testing/console-story';
import { AccountPage } from './account-page';

export default { title: 'Console / pages / Account' };

const user = makeUser({
  name: 'Ana Prado',
  email: 'ana@example.com',
  attributes: { 'rastro.lang': 'pt-BR', timezone: 'America/Sao_Paulo' },
});
const times = { createdAt: '2026-11-01T12:00:00Z', lastUsedAt: '2026-11-20T12:00:00Z' };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const signIns = ['198.51.100.7', '203.0.113.20'].map((address, index) =>
  signIn.decode({
    id: index + 1,
    address,
    startedBy: 'password',
    isThis: index === 0,
    ...times,
    name: index === 0 ? FIREFOX : (HOSTILE_NAMES[0] ?? ''),
    endsAt: null,
  }),
);
const token = { id: 1, name: 'Exportação', ...times, expiresAt: '2026-12-24T12:00:00Z' };
const answers = {
  'GET /api/session/terms': {
    version: '2026-11',
    url: 'https://example.com/terms',
    text: null,
    isDue: false,
    contact: { name: 'Bia Souza', email: 'dpo@example.com', phone: null, url: null },
    accepted: { version: '2026-11', acceptedAt: '2026-11-03T12:00:00Z' },
  },
  'GET /api/session/second-factor': { isOn: true, recoveryCodes: 8 },
  'GET /api/sign-ins': signIns,
  'GET /api/session/tokens': [token],
  'GET /api/notifications/notificators': [{ type: 'web' }, { type: 'mail' }],
  'GET /api/notifications/types': [],
  'GET /api/push-devices': [],
  'GET /api/push-devices/key': { key: null },
};

const Page = ({ state, ...rest }: ConsoleStoryProps): ReactElement => (
  <ConsoleStory state={{ user, answers, ...state }} {...rest}>
    <main style={{ position: 'relative', height: '100vh' }}>
      <AccountPage />
    </main>
  </ConsoleStory>
);

export const Profile = (): ReactElement => <Page path="/account" />;
Profile.meta = {
  about: 'What the account is called, and how it reads.',
  layout: 'page',
  ready: '.rastro-resource-form',
};

export const Security = (): ReactElement => <Page path="/account?part=security" />;
Security.meta = {
  about: 'One-time codes, where one is signed in, tokens, the data.',
  layout: 'page',
  ready: 'section ul',
};

export const NoCodes = (): ReactElement => (
  <Page
    path="/account?part=security"
    state={{
      answers: { ...answers, 'GET /api/session/second-factor': 503, 'GET /api/sign-ins': [] },
    }}
  />
);
NoCodes.meta = {
  about: 'What cannot be read says so, and the rest is there.',
  layout: 'page',
  ready: '[role=alert]',
};

export const Channels = (): ReactElement => <Page path="/account?part=channels" />;
Channels.meta = {
  about: 'How one is told, each with a test.',
  layout: 'page',
  ready: 'section ul li',
};
