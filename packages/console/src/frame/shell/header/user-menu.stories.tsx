import type { User } from '@rastro/sdk/contract';
import { makeUser } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { Act } from '../../../../../../.ladle/act';
import { ConsoleStory } from '../../../testing/console-story';
import { HOSTILE_NAME } from '../../../testing/story-fleet';
import { UserMenu } from './user-menu';

export default { title: 'Console / shell / User menu' };

const nothing = () => undefined;
const nobody = () => Promise.resolve();

const Menu = ({ user }: { user: User }): ReactElement => (
  <ConsoleStory>
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <UserMenu
        user={user}
        onShowShortcuts={nothing}
        onSignOut={nothing}
        onSignOutEverywhere={nobody}
      />
    </div>
  </ConsoleStory>
);

export const Closed = (): ReactElement => <Menu user={makeUser({ name: 'Marina Alves' })} />;
Closed.meta = { about: 'Who is signed in.' };

export const Open = (): ReactElement => (
  <Act on="button">
    <Menu user={makeUser({ name: 'Marina Alves', administrator: true })} />
  </Act>
);
Open.meta = { about: 'Language, theme, keyboard, and the way out.', ready: '[role=menu]' };

export const LongName = (): ReactElement => (
  <Act on="button">
    <Menu user={makeUser({ name: HOSTILE_NAME, readonly: true })} />
  </Act>
);
LongName.meta = { about: 'A name that wants to break the menu.', ready: '[role=menu]' };
