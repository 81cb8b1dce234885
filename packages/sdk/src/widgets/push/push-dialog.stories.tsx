import type { ReactElement } from 'react';
import { StoryServer } from '../../../../../.ladle/story-server';
import { HOUR_MS } from '../../domain';
import { PushDialog } from './push-dialog';

export default { title: 'SDK / widgets / Push dialog' };

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const device = (id: number, name: string, lastSentAt: string | null) => ({
  id,
  name,
  lastSentAt,
  isThis: false,
  createdAt: ago(50),
  endsAt: ago(-400),
});
const OTHERS = [
  device(2, 'Mozilla/5.0 (Linux; Android 16; K) Chrome/140.0 Mobile Safari/537.36', ago(2)),
  device(3, 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', null),
];

const Story = ({ pushKey }: { pushKey: string | null }): ReactElement => (
  <StoryServer
    state={{
      answers: {
        'GET /api/push-devices/key': { key: pushKey },
        'GET /api/push-devices': pushKey === null ? [] : OTHERS,
      },
    }}
  >
    <PushDialog onClose={() => undefined} />
  </StoryServer>
);

export const Offered = (): ReactElement => <Story pushKey="BCVxsr7N" />;
Offered.meta = {
  about: 'Turned on by a click; other browsers of the account have it.',
  layout: 'page',
  ready: '[role=dialog] li',
};

export const NotOffered = (): ReactElement => <Story pushKey={null} />;
NotOffered.meta = {
  about: 'A server that sends nothing to browsers.',
  layout: 'page',
  ready: '.rastro-push[data-state=notOffered]',
};
