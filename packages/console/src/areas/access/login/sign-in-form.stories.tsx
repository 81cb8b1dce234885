import { useState, type ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { SentForm } from '../../../testing/sent-form';
import { SignInForm } from './sign-in-form';

export default { title: 'Console / pages / login / Sign-in form' };

const Form = (): ReactElement => {
  const [email, setEmail] = useState('');
  return <SignInForm email={email} onEmailChange={setEmail} forgotPath="/login?forgot=1" />;
};

export const AtRest = (): ReactElement => (
  <ConsoleStory>
    <Form />
  </ConsoleStory>
);
AtRest.meta = { about: 'Name, password, remember me, and the way for who forgot it.' };

export const Problem = (): ReactElement => (
  <ConsoleStory>
    <SentForm>
      <Form />
    </SentForm>
  </ConsoleStory>
);
Problem.meta = { about: 'Sent without a word.' };
