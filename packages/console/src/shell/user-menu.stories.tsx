import type { User } from '@rastro/sdk/contract';
import { makeUser } from '@rastro/sdk/testing';
import { useEffect, useRef, type ReactElement } from 'react';
import { ConsoleStory } from '../testing/console-story';
import { HOSTILE_NAME } from '../testing/story-fleet';
import { UserMenu } from './user-menu';

export default { title: 'Console / shell / User menu' };

const nothing = () => undefined;

function Menu({ user, isOpen = false }: { user: User; isOpen?: boolean }): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = new PointerEvent('pointerdown', { bubbles: true, button: 0 });
    if (isOpen) root.current?.querySelector('button')?.dispatchEvent(press);
  }, [isOpen]);
  return (
    <ConsoleStory>
      <div ref={root} style={{ display: 'flex', justifyContent: 'flex-end', minHeight: 480 }}>
        <UserMenu user={user} onShowShortcuts={nothing} onSignOut={nothing} />
      </div>
    </ConsoleStory>
  );
}

export const Closed = (): ReactElement => <Menu user={makeUser({ name: 'Marina Alves' })} />;
Closed.meta = { about: 'Who is signed in.' };

export const Open = (): ReactElement => (
  <Menu user={makeUser({ name: 'Marina Alves', administrator: true })} isOpen />
);
Open.meta = { about: 'Language, theme, keyboard, and the way out.' };

export const LongName = (): ReactElement => (
  <Menu user={makeUser({ name: HOSTILE_NAME, readonly: true })} isOpen />
);
LongName.meta = { about: 'A name that wants to break the menu.' };
