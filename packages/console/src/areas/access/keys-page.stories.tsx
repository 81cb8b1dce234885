import { apiKey } from '@rastro/sdk/contract';
import type { ReactElement } from 'react';
import { ConsoleStory, type ConsoleStoryProps } from '../../testing/console-story';
import { KeysPage } from './keys-page';

export default { title: 'Console / pages / Keys page' };

const key = apiKey.decode({
  id: 1,
  name: 'Loja',
  mayEmbed: true,
  reads: 'devices,positions',
  origins: 'https://loja.example',
  hint: 'k3Jd9q',
  expiresAt: '2030-01-01T12:00:00Z',
  createdAt: '2026-01-01T12:00:00Z',
});

const Page = (props: ConsoleStoryProps): ReactElement => (
  <ConsoleStory path="/keys" {...props}>
    <main style={{ position: 'relative', height: '100vh' }}>
      <KeysPage />
    </main>
  </ConsoleStory>
);

export const List = (): ReactElement => <Page state={{ keys: [key] }} />;
List.meta = { about: 'A key of a shop.', layout: 'page', ready: '[role=gridcell]' };

export const Empty = (): ReactElement => <Page />;
Empty.meta = { about: 'No program has a key.', layout: 'page' };
