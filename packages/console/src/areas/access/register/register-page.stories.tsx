import type { ReactElement } from 'react';
import { ConsoleStory } from '../../../testing/console-story';
import { RegisterPage } from './register-page';

export default { title: 'Console / pages / Register page' };

const ROOT = '/api/session/registration';
const open = { [`GET ${ROOT}`]: { isOpen: true } };

export const Open = (): ReactElement => (
  <ConsoleStory path="/register" state={{ user: null, answers: open }}>
    <RegisterPage />
  </ConsoleStory>
);
Open.meta = { about: 'Asks for a link by mail.', layout: 'page' };

export const ByLink = (): ReactElement => {
  const answers = { [`POST ${ROOT}/link`]: { email: 'lia@example.com', passwordMinLength: 8 } };
  return (
    <ConsoleStory path="/register#token" state={{ user: null, answers }}>
      <RegisterPage />
    </ConsoleStory>
  );
};
ByLink.meta = { about: 'Name and password, with the address that was proved.', layout: 'page' };
