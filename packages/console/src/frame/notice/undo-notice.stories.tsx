import { useState, type ReactElement } from 'react';
import { useText } from '../i18n/text-context';
import { createToastQueue } from './create-toast-queue';
import { UndoNotice, type DoneAction } from './undo-notice';

export default { title: 'Console / shell / Undo notice' };

function Notice({ done }: { done: DoneAction }): ReactElement {
  const [queue] = useState(() => {
    const made = createToastQueue<DoneAction>(1);
    made.push(done);
    // It stays as long as somebody looks.
    made.pause();
    return made;
  });
  return (
    <div style={{ position: 'relative', height: 96 }}>
      <UndoNotice queue={queue} />
    </div>
  );
}

export const Done = (): ReactElement => {
  const t = useText();
  const text = t('groups.moved.devices', { count: 3, name: 'Itaim e Vila Olímpia' });
  return <Notice done={{ text, undo: () => undefined }} />;
};
Done.meta = { about: 'What was done can be undone.', ready: '.rastro-undo-notice' };

export const Failed = (): ReactElement => {
  const t = useText();
  return <Notice done={{ text: t('error.code.GROUP_CYCLE'), isFailure: true }} />;
};
Failed.meta = { about: 'What the server refused.', ready: '.rastro-undo-notice' };
