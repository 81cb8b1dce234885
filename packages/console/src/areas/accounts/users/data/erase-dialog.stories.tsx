import type { ErasedPart } from '@rastro/sdk/contract';
import { makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../../testing/console-story';
import { EraseDialog, type ErasedSubject } from './erase-dialog';

export default { title: 'Console / users / Erase dialog' };

const account = makeUser({ id: 30, name: 'Lia Prado', email: 'lia@example.com' });
const parts: readonly ErasedPart[] = [
  { part: 'account', fate: 'ends', keptFor: null, count: 1 },
  { part: 'access', fate: 'ends', keptFor: null, count: 3 },
  { part: 'log', fate: 'kept', keptFor: 'accessLog', count: 214 },
  { part: 'billing', fate: 'kept', keptFor: 'tax', count: 12 },
  { part: 'links', fate: 'unlinked', keptFor: 'company', count: 8 },
];
const subject: ErasedSubject = {
  id: 30,
  name: account.name,
  type: 'email',
  text: 'This cannot be undone.',
  askFor: (email) => `Type the email ${email} to confirm`,
  plan: () => Promise.resolve({ confirmed: account.email, parts }),
  erase: () => Promise.resolve(),
  refresh: () => Promise.resolve(),
};
const nothing = (): void => undefined;

export const Plan = (): ReactElement => (
  <ConsoleStory state={{ user: makeUser({ administrator: true }) }}>
    <EraseDialog subject={subject} onDone={nothing} onClose={nothing} />
  </ConsoleStory>
);
Plan.meta = {
  about: 'What goes, what law keeps, and the e-mail that confirms it.',
  ready: '[role=dialog] input',
};
