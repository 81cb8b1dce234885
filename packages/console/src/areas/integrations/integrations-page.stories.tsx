import { INTEGRATION_KEYS } from '@rastro/sdk/contract';
import { makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { IntegrationsPage } from './integrations-page';

export default { title: 'Console / pages / Integrations' };

const list = INTEGRATION_KEYS.map((key) => ({
  key,
  source: 'none',
  values: {},
  secrets: [],
  isLost: false,
  savedAt: null,
  ...(key === 'mail' && {
    source: 'saved',
    values: { smtpHost: 'smtp.example.com', smtpPort: 587, senderEmail: 'no-reply@example.com' },
    secrets: ['password'],
    savedAt: '2026-11-01T12:00:00.000Z',
  }),
  ...(key === 'sms' && { isLost: true, savedAt: '2026-11-01T12:00:00.000Z' }),
}));

export const All = (): ReactElement => (
  <ConsoleStory
    path="/integrations"
    state={{
      user: makeUser({ administrator: true }),
      server: { attributes: { 'rastro.enableBilling': true } },
      answers: { 'GET /api/integrations': list },
    }}
  >
    <main style={{ position: 'relative', height: '100vh' }}>
      <IntegrationsPage />
    </main>
  </ConsoleStory>
);
All.meta = {
  about: 'One that is in use, one whose secret was lost, and those that are not set up.',
  layout: 'page',
  ready: 'form',
};
