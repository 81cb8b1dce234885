import { makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory, type ConsoleStoryProps } from '../../testing/console-story';
import { ThemePage } from './theme-page';

export default { title: 'Console / pages / Theme' };

const user = makeUser({ administrator: true });
const theme = {
  domain: '',
  revision: 2,
  proof: null,
  verifiedAt: null,
  files: [],
  branding: { productName: 'Veloz', colors: { accent: '#a3195b' }, header: 'brand' },
  versions: [2, 1].map((revision) => ({
    revision,
    savedAt: '2026-11-01T12:00:00.000Z',
    savedBy: 'Ana Prado',
  })),
};
const domain = {
  ...theme,
  domain: 'track.acme.com',
  proof: {
    name: '_rastro.track.acme.com',
    value: 'rastro=0f3c5c1d9be24d0f8a3d',
    file: 'https://track.acme.com/.well-known/rastro.txt',
  },
};

const Page = ({ state, ...rest }: ConsoleStoryProps): ReactElement => (
  <ConsoleStory state={{ user, ...state }} {...rest}>
    <main style={{ position: 'relative', height: '100vh' }}>
      <ThemePage />
    </main>
  </ConsoleStory>
);

export const Server = (): ReactElement => (
  <Page
    path="/theme"
    state={{ answers: { 'GET /api/themes': [theme, domain], 'GET /api/theme': theme } }}
  />
);
Server.meta = {
  about: 'The brand of the server, and how it looks.',
  layout: 'page',
  ready: '.rastro-form-foot',
};

export const Domain = (): ReactElement => (
  <Page
    path="/theme?domain=track.acme.com"
    state={{ answers: { 'GET /api/themes': [theme, domain], 'GET /api/theme': domain } }}
  />
);
Domain.meta = {
  about: 'The brand of a domain that is not proved yet.',
  layout: 'page',
  ready: '.rastro-form-foot',
};
