import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { ConsoleStory } from '../../../testing/console-story';
import { SentForm } from '../../../testing/sent-form';
import { RecoverPage } from './recover-page';

export default { title: 'Console / pages / Recover page' };

const Page = ({
  answer,
  texts,
  emailEnabled = true,
}: {
  answer?: unknown;
  texts?: readonly string[];
  emailEnabled?: boolean;
}): ReactElement => {
  const routes = (
    <Routes>
      <Route path="/login/recover/:token" element={<RecoverPage />} />
    </Routes>
  );
  const answers = { 'POST /api/session/password': answer };
  return (
    <ConsoleStory
      state={{ user: null, server: { emailEnabled }, answers }}
      path="/login/recover/abc-DEF"
    >
      {texts ? <SentForm texts={texts}>{routes}</SentForm> : routes}
    </ConsoleStory>
  );
};

const refusing = (status: number, code: string) => () =>
  Response.json({ code, message: code }, { status });
const typed = ['long enough'];

export const AtRest = (): ReactElement => <Page />;
AtRest.meta = { about: 'Where the link of the mail leads.', layout: 'page' };

export const TooShort = (): ReactElement => <Page texts={['abc']} />;
TooShort.meta = { about: 'A password that is too short.', layout: 'page', ready: '[role=alert]' };

export const Saving = (): ReactElement => <Page answer="hang" texts={typed} />;
Saving.meta = { about: 'On its way.', layout: 'page', ready: '[aria-busy=true]' };

export const Saved = (): ReactElement => <Page answer={204} texts={typed} />;
Saved.meta = { about: 'The new password holds.', layout: 'page', ready: 'p[tabindex]' };

export const DeadLink = (): ReactElement => (
  <Page answer={refusing(400, 'INVALID_TOKEN')} texts={typed} />
);
DeadLink.meta = {
  about: 'The link was used or is old: another one may be asked for.',
  layout: 'page',
  ready: 'p[tabindex]',
};

export const DeadLinkWithoutMail = (): ReactElement => (
  <Page answer={refusing(400, 'INVALID_TOKEN')} texts={typed} emailEnabled={false} />
);
DeadLinkWithoutMail.meta = {
  about: 'The link is of no use and the server sends no mail.',
  layout: 'page',
  ready: 'p[tabindex]',
};

export const Unreachable = (): ReactElement => (
  <Page answer={new TypeError('Failed to fetch')} texts={typed} />
);
Unreachable.meta = { about: 'The server did not answer.', layout: 'page', ready: '[role=alert]' };
