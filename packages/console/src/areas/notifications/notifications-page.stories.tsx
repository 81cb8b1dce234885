import { notification } from '@rastro/sdk/contract';
import type { ReactElement } from 'react';
import { ConsoleStory, type ConsoleStoryProps } from '../../testing/console-story';
import { NotificationsPage } from './notifications-page';

export default { title: 'Console / pages / Notifications page' };

const sos = notification.decode({
  id: 1,
  type: 'alarm',
  always: true,
  notificators: 'web',
  description: 'Pânico',
  attributes: { alarms: 'sos,powerCut' },
});
const answers = {
  'GET /api/notifications/types': [{ type: 'alarm' }, { type: 'ignitionOn' }],
  'GET /api/notifications/notificators': [{ type: 'web' }, { type: 'mail' }],
};

const Page = ({ state, ...rest }: ConsoleStoryProps): ReactElement => (
  <ConsoleStory state={{ answers, ...state }} path="/notifications" {...rest}>
    <main style={{ position: 'relative', height: '100vh' }}>
      <NotificationsPage />
    </main>
  </ConsoleStory>
);

export const List = (): ReactElement => <Page state={{ notifications: [sos] }} />;
List.meta = { about: 'A rule.', layout: 'page', ready: '[role=gridcell]' };

export const Empty = (): ReactElement => <Page />;
Empty.meta = { about: 'No rule yet, and the button that makes one.', layout: 'page' };
