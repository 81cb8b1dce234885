import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { SentForm } from '../../../testing/sent-form';
import { SetupPage } from './setup-page';

export default { title: 'Console / pages / Setup page' };

export const Empty = (): ReactElement => (
  <ConsoleStory path="/setup">
    <SetupPage />
  </ConsoleStory>
);
Empty.meta = { about: 'A new server asks for its administrator.', layout: 'page' };

export const SentEmpty = (): ReactElement => (
  <ConsoleStory path="/setup">
    <SentForm>
      <SetupPage />
    </SentForm>
  </ConsoleStory>
);
SentEmpty.meta = {
  about: 'Sent without a word: each field says what it needs.',
  layout: 'page',
  ready: '[aria-invalid=true]',
};

const typed = ['ABCD-EFGH', 'Ana Lima', 'ana@example.test', 'long enough'];

export const WrongCode = (): ReactElement => (
  <ConsoleStory
    path="/setup"
    state={{
      answers: {
        'POST /api/setup': () =>
          Response.json({ code: 'SETUP_CODE_WRONG', message: 'Wrong' }, { status: 403 }),
      },
    }}
  >
    <SentForm texts={typed}>
      <SetupPage />
    </SentForm>
  </ConsoleStory>
);
WrongCode.meta = {
  about: 'The code is not the one in the terminal.',
  layout: 'page',
  ready: '[aria-invalid=true]',
};

export const TooLate = (): ReactElement => (
  <ConsoleStory path="/setup">
    <SentForm texts={typed}>
      <SetupPage />
    </SentForm>
  </ConsoleStory>
);
TooLate.meta = { about: 'Somebody was faster.', layout: 'page', ready: '[role=alert]' };

export const Sending = (): ReactElement => (
  <ConsoleStory path="/setup" state={{ answers: { 'POST /api/setup': 'hang' } }}>
    <SentForm texts={typed}>
      <SetupPage />
    </SentForm>
  </ConsoleStory>
);
Sending.meta = { about: 'On its way.', layout: 'page', ready: '[aria-busy=true]' };
