import { useState, type ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { Rail } from './rail';

export default { title: 'Console / shell / Rail' };

function Menu({ first }: { first: boolean }): ReactElement {
  const [isPinned, setPinned] = useState(first);
  return (
    <ConsoleStory path="/devices">
      <div style={{ display: 'flex', height: '100vh', background: 'var(--rastro-map-land)' }}>
        <Rail isPinned={isPinned} onPinChange={setPinned} />
      </div>
    </ConsoleStory>
  );
}

export const Icons = (): ReactElement => <Menu first={false} />;
Icons.meta = {
  about: 'Icons; the words come with the pointer or the focus.',
  layout: 'page',
  minWidth: 769,
};

export const Pinned = (): ReactElement => <Menu first />;
Pinned.meta = { about: 'The words stay.', layout: 'page', minWidth: 769 };
