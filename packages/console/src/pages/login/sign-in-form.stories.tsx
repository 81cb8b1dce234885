import type { ReactElement } from 'react';
import { ConsoleStory } from '../../testing/console-story';
import { SentForm } from '../../testing/sent-form';
import { SignInForm } from './sign-in-form';

export default { title: 'Console / pages / login / Sign-in form' };

export const AtRest = (): ReactElement => (
  <ConsoleStory>
    <SignInForm />
  </ConsoleStory>
);
AtRest.meta = { about: 'Name, password, remember me.' };

export const Problem = (): ReactElement => (
  <ConsoleStory>
    <SentForm>
      <SignInForm />
    </SentForm>
  </ConsoleStory>
);
Problem.meta = { about: 'Sent without a word.' };
