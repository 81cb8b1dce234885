import { makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../../testing/console-story';
import { DataSection } from './data-section';

export default { title: 'Console / users / Data section' };

const account = makeUser({ id: 30, name: 'Lia Prado', email: 'lia@example.com' });

export const Section = (): ReactElement => (
  <ConsoleStory state={{ user: makeUser({ administrator: true }) }}>
    <DataSection account={account} />
  </ConsoleStory>
);
Section.meta = {
  about: 'What is held of a person, to be downloaded or erased.',
  ready: 'section button',
};
