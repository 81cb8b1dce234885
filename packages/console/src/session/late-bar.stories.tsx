import { invoice } from '@rastro/sdk/contract';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../testing/console-story';
import { LateBar } from './late-bar';

export default { title: 'Console / session / Late bar' };

const late = invoice.decode({
  ...{ id: 7, accountId: 1, dueDate: '2026-11-05', value: 4_990, open: 4_990, currency: 'BRL' },
  ...{ status: 'OVERDUE', suspendsOn: '2026-11-25' },
});

export const Late = (): ReactElement => (
  <ConsoleStory state={{ answers: { 'GET /api/invoices': [late] } }}>
    <LateBar />
  </ConsoleStory>
);
Late.meta = { about: 'An invoice is late, and its account will be suspended.', ready: 'section' };
