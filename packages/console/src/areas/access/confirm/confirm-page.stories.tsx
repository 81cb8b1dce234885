import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { ConsoleStory } from '../../../testing/console-story';
import { SentForm } from '../../../testing/sent-form';
import { ConfirmPage } from './confirm-page';

export default { title: 'Console / pages / Confirm page' };

const Page = ({ answer, isSent }: { answer?: unknown; isSent?: boolean }): ReactElement => {
  const routes = (
    <Routes>
      <Route path="/login/confirm/:token" element={<ConfirmPage />} />
    </Routes>
  );
  const answers = { 'POST /api/session/email': answer };
  return (
    <ConsoleStory state={{ user: null, answers }} path="/login/confirm/abc-DEF">
      {isSent ? <SentForm>{routes}</SentForm> : routes}
    </ConsoleStory>
  );
};

const refusing = (status: number, code: string) => () =>
  Response.json({ code, message: code }, { status });

export const AtRest = (): ReactElement => <Page />;
AtRest.meta = { about: 'Where the link to a new e-mail leads.', layout: 'page' };

export const Sending = (): ReactElement => <Page answer="hang" isSent />;
Sending.meta = { about: 'On its way.', layout: 'page', ready: '[aria-busy=true]' };

export const Confirmed = (): ReactElement => <Page answer={204} isSent />;
Confirmed.meta = { about: 'The new e-mail holds.', layout: 'page', ready: 'p[tabindex]' };

export const DeadLink = (): ReactElement => <Page answer={refusing(400, 'INVALID_TOKEN')} isSent />;
DeadLink.meta = { about: 'The link was used or is old.', layout: 'page', ready: 'p[tabindex]' };

export const Taken = (): ReactElement => <Page answer={refusing(409, 'ALREADY_EXISTS')} isSent />;
Taken.meta = {
  about: 'Somebody else has the e-mail meanwhile.',
  layout: 'page',
  ready: '[role=alert]',
};
