import type { FakeServerState } from '@rastro/sdk/testing';
import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { SentForm } from '../../../testing/sent-form';
import { LoginPage } from './login-page';

export default { title: 'Console / pages / login / Forgot password' };

const Page = ({ answer, texts }: { answer?: unknown; texts?: readonly string[] }): ReactElement => {
  const answers = { 'POST /api/session/password': answer };
  const state: FakeServerState = { user: null, server: { emailEnabled: true }, answers };
  return (
    <ConsoleStory state={state} path="/login?forgot=1">
      {texts ? (
        <SentForm texts={texts}>
          <LoginPage />
        </SentForm>
      ) : (
        <LoginPage />
      )}
    </ConsoleStory>
  );
};

const refusing = (status: number, code: string) => () =>
  Response.json({ code, message: code }, { status });
const typed = ['ana@example.test'];

export const AtRest = (): ReactElement => <Page />;
AtRest.meta = { about: 'Asks for the e-mail of the account.', layout: 'page' };

export const Empty = (): ReactElement => <Page texts={[]} />;
Empty.meta = { about: 'Sent without a word.', layout: 'page', ready: '[role=alert]' };

export const Sending = (): ReactElement => <Page answer="hang" texts={typed} />;
Sending.meta = { about: 'On its way.', layout: 'page', ready: '[aria-busy=true]' };

export const Sent = (): ReactElement => <Page answer={204} texts={typed} />;
Sent.meta = {
  about: 'The answer, the same whether the address has an account or not.',
  layout: 'page',
  ready: 'p[tabindex]',
};

export const LongAddress = (): ReactElement => (
  <Page answer={204} texts={[`${'a-very-long-name-'.repeat(6)}@example.test`]} />
);
LongAddress.meta = { about: 'A long address breaks.', layout: 'page', ready: 'p[tabindex]' };

export const Throttled = (): ReactElement => (
  <Page answer={refusing(429, 'TOO_MANY_ATTEMPTS')} texts={typed} />
);
Throttled.meta = { about: 'Too many in a short time.', layout: 'page', ready: '[role=alert]' };

export const NoMail = (): ReactElement => (
  <Page answer={refusing(503, 'MAIL_NOT_CONFIGURED')} texts={typed} />
);
NoMail.meta = {
  about: 'The server stopped sending mail meanwhile.',
  layout: 'page',
  ready: '[role=alert]',
};
