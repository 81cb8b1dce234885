import { useEffect, type ReactElement } from 'react';
import { ConsoleStory, type ConsoleStoryProps } from '../../../testing/console-story';
import { fleetState } from '../../../testing/story-fleet';
import { CommandPalette } from './command-palette';

export default { title: 'Console / shell / Command palette' };

const nothing = () => undefined;

/** Types as a person would. */
function Typed({ text }: { text: string }): null {
  useEffect(() => {
    if (text === '') return undefined;
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    let frame = 0;
    function type() {
      const field = document.querySelector<HTMLInputElement>('input[role="combobox"]');
      if (!field) {
        frame = requestAnimationFrame(type);
        return;
      }
      setValue?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
    type();
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return null;
}

const Palette = ({ text = '', ...rest }: ConsoleStoryProps & { text?: string }): ReactElement => (
  <ConsoleStory state={fleetState} path="/devices" {...rest}>
    <CommandPalette
      onClose={nothing}
      onFitAll={nothing}
      onShowShortcuts={nothing}
      onSignOut={nothing}
    />
    <Typed text={text} />
  </ConsoleStory>
);

export const Open = (): ReactElement => <Palette />;
Open.meta = { about: 'Pages and actions before a letter is typed.', ready: '[role=option]' };

export const Recent = (): ReactElement => (
  <Palette stored={{ recentPref: ['device:2', 'page:/history', 'device:999'] }} />
);
Recent.meta = { about: 'What was chosen last comes first.', ready: '.rastro-vehicle-avatar' };

export const Found = (): ReactElement => <Palette text="1" />;
Found.meta = { about: 'Vehicles by name, plate or identifier.', ready: '.rastro-vehicle-avatar' };

export const ActionsOnly = (): ReactElement => <Palette text="> t" />;
ActionsOnly.meta = {
  about: 'A query that begins with > asks for actions.',
  ready: '[role=status]:not(:empty)',
};

export const Nothing = (): ReactElement => <Palette text="<img src=x onerror=alert(1)>" />;
Nothing.meta = { about: 'Nothing is found.', ready: '[role=status]:not(:empty)' };
