import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router';
import { ConsoleStory } from '../../../testing/console-story';
import { SentForm } from '../../../testing/sent-form';
import { ReceivePage } from './receive-page';

export default { title: 'Console / pages / Receive page' };

const Page = ({ answer, isSent }: { answer?: unknown; isSent?: boolean }): ReactElement => {
  const routes = (
    <Routes>
      <Route path="/login/receive/:token" element={<ReceivePage />} />
    </Routes>
  );
  const answers = { 'POST /api/session/recipient': answer };
  return (
    <ConsoleStory state={{ user: null, answers }} path="/login/receive/abc-DEF">
      {isSent ? <SentForm>{routes}</SentForm> : routes}
    </ConsoleStory>
  );
};

export const AtRest = (): ReactElement => <Page />;
AtRest.meta = { about: 'Where somebody agrees to get reports by mail.', layout: 'page' };

export const Agreed = (): ReactElement => <Page answer={204} isSent />;
Agreed.meta = { about: 'Reports come from now on.', layout: 'page', ready: 'p[tabindex]' };

const dead = () =>
  Response.json({ code: 'INVALID_TOKEN', message: 'INVALID_TOKEN' }, { status: 400 });
export const DeadLink = (): ReactElement => <Page answer={dead} isSent />;
DeadLink.meta = { about: 'The link was used or is old.', layout: 'page', ready: 'p[tabindex]' };
