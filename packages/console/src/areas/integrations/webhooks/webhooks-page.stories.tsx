import { webhook } from '@rastro/sdk/contract';
import type { ReactElement } from 'react';
import { ConsoleStory, type ConsoleStoryProps } from '../../../testing/console-story';
import { WebhooksPage } from './webhooks-page';

export default { title: 'Console / pages / Webhooks page' };

const shop = webhook.decode({
  id: 1,
  name: 'ERP',
  url: 'https://erp.example.com/events',
  lastStatus: 503,
  lastAt: '2026-01-01T12:00:00Z',
  lastError: 'HTTP 503',
});

const Page = (props: ConsoleStoryProps): ReactElement => (
  <ConsoleStory path="/webhooks" {...props}>
    <main style={{ position: 'relative', height: '100vh' }}>
      <WebhooksPage />
    </main>
  </ConsoleStory>
);

export const List = (): ReactElement => <Page state={{ webhooks: [shop] }} />;
List.meta = { about: 'A system that does not answer.', layout: 'page', ready: '[role=gridcell]' };
