import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { SentForm } from '../../../testing/sent-form';
import { NewPasswordForm } from './new-password-form';

export default { title: 'Console / pages / New password form' };

const Form = (): ReactElement => (
  <NewPasswordForm token="abc-DEF" onDone={() => undefined} onDeadLink={() => undefined} />
);

export const AtRest = (): ReactElement => (
  <ConsoleStory>
    <Form />
  </ConsoleStory>
);
AtRest.meta = { about: 'One field, whose eye shows what was typed.' };

export const Empty = (): ReactElement => (
  <ConsoleStory>
    <SentForm>
      <Form />
    </SentForm>
  </ConsoleStory>
);
Empty.meta = { about: 'Sent without a word.', ready: '[role=alert]' };
