import { useState, type ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { ShortcutsDialog } from './shortcuts-dialog';

export default { title: 'Console / shell / Shortcuts dialog' };

function Dialog(): ReactElement {
  const [isOpen, setOpen] = useState(true);
  return <ShortcutsDialog isOpen={isOpen} onOpenChange={setOpen} />;
}

export const Open = (): ReactElement => (
  <ConsoleStory>
    <Dialog />
  </ConsoleStory>
);
Open.meta = { about: 'The keys that do something, and the switch for the letters.' };

export const Off = (): ReactElement => (
  <ConsoleStory stored={{ shortcutsPref: false }}>
    <Dialog />
  </ConsoleStory>
);
Off.meta = { about: 'The letters are switched off.' };
