import { makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { EraseDialog } from './erase-dialog';

export default { title: 'Console / users / Erase dialog' };

const account = makeUser({ id: 30, name: 'Lia Prado', email: 'lia@example.com' });
const parts = [
  { part: 'account', fate: 'ends', keptFor: '', count: 1 },
  { part: 'access', fate: 'ends', keptFor: '', count: 3 },
  { part: 'log', fate: 'kept', keptFor: 'accessLog', count: 214 },
  { part: 'billing', fate: 'kept', keptFor: 'tax', count: 12 },
  { part: 'links', fate: 'unlinked', keptFor: 'company', count: 8 },
];
const plan = { userId: 30, email: account.email, isErased: false, parts };
const nothing = (): void => undefined;

export const Plan = (): ReactElement => (
  <ConsoleStory
    state={{
      user: makeUser({ administrator: true }),
      answers: { 'GET /api/users/30/erase': plan },
    }}
  >
    <EraseDialog account={account} onDone={nothing} onClose={nothing} />
  </ConsoleStory>
);
Plan.meta = {
  about: 'What goes, what law keeps, and the e-mail that confirms it.',
  ready: '[role=dialog] input',
};
