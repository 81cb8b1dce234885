import type { FakeServerState } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { SentForm } from '../../../testing/sent-form';
import { LoginPage } from './login-page';

export default { title: 'Console / pages / Login page' };

const demo = { signIn: true, attribution: '', history: { done: 1, total: 1 } };

const Page = ({
  state,
  texts,
}: {
  state?: FakeServerState;
  texts?: readonly string[];
}): ReactElement => (
  <ConsoleStory state={{ user: null, ...state }} path="/login">
    {texts ? (
      <SentForm texts={texts}>
        <LoginPage />
      </SentForm>
    ) : (
      <LoginPage />
    )}
  </ConsoleStory>
);

const refusing = (status: number, code: string): FakeServerState => ({
  answers: { 'POST /api/session': () => Response.json({ code, message: code }, { status }) },
});

const typed = ['ana@example.test', 'secret'];

export const Plain = (): ReactElement => <Page />;
Plain.meta = { about: 'Sign-in with name and password.', layout: 'page' };

export const WithDemo = (): ReactElement => <Page state={{ server: { demo } }} />;
WithDemo.meta = { about: 'A demo server offers its one click.', layout: 'page' };

export const WithMail = (): ReactElement => (
  <Page state={{ server: { demo, emailEnabled: true } }} />
);
WithMail.meta = { about: 'Where mail goes out, a forgotten password has a way.', layout: 'page' };

export const Empty = (): ReactElement => <Page texts={[]} />;
Empty.meta = { about: 'Sent without a word.', layout: 'page', ready: '[role=alert]' };

export const WrongPassword = (): ReactElement => (
  <Page state={refusing(401, 'HTTP_401_UNAUTHORIZED')} texts={typed} />
);
WrongPassword.meta = {
  about: 'Name and password do not match.',
  layout: 'page',
  ready: '[role=alert]',
};

export const Throttled = (): ReactElement => (
  <Page state={refusing(429, 'HTTP_429_TOO_MANY_REQUESTS')} texts={typed} />
);
Throttled.meta = { about: 'Too many attempts.', layout: 'page', ready: '[role=alert]' };

export const Disabled = (): ReactElement => (
  <Page state={refusing(403, 'ACCOUNT_IS_DISABLED')} texts={typed} />
);
Disabled.meta = { about: 'The account is closed.', layout: 'page', ready: '[role=alert]' };

export const Unreachable = (): ReactElement => (
  <Page
    state={{ answers: { 'POST /api/session': new TypeError('Failed to fetch') } }}
    texts={typed}
  />
);
Unreachable.meta = { about: 'The server did not answer.', layout: 'page', ready: '[role=alert]' };

export const Unknown = (): ReactElement => (
  <Page state={refusing(500, 'SOMETHING_NEW')} texts={typed} />
);
Unknown.meta = { about: 'An error nobody has words for.', layout: 'page', ready: '[role=alert]' };

export const Sending = (): ReactElement => (
  <Page state={{ answers: { 'POST /api/session': 'hang' } }} texts={typed} />
);
Sending.meta = { about: 'On its way.', layout: 'page', ready: '[aria-busy=true]' };
