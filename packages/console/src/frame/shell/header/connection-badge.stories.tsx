import type { ReactElement } from 'react';
import { StoryServer } from '../../../../../../.ladle/story-server';
import { ConnectionBadge } from './connection-badge';

export default { title: 'Console / shell / Connection badge' };

export const Live = (): ReactElement => (
  <StoryServer>
    <ConnectionBadge />
  </StoryServer>
);
Live.meta = { about: 'What is shown is fresh.' };

export const Reconnecting = (): ReactElement => (
  <StoryServer state={{ answers: { 'GET /api/socket': 503 } }}>
    <ConnectionBadge />
  </StoryServer>
);
Reconnecting.meta = { about: 'The stream broke; what is shown grows old.' };
