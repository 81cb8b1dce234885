import type { ReactElement } from 'react';
import { useText } from '../i18n/text-context';
import { ConsoleStory } from '../../testing/console-story';
import { FormLink } from './form-parts';
import { FormOutcome } from './form-outcome';

export default { title: 'Console / pages / login / Form outcome' };

export const Sent = (): ReactElement => {
  const t = useText();
  return (
    <ConsoleStory>
      <FormOutcome text={t('forgot.sent.text', { email: 'ana@example.test' })}>
        <FormLink to="/login">{t('forgot.back.action')}</FormLink>
      </FormOutcome>
    </ConsoleStory>
  );
};
Sent.meta = { about: 'What came of a form, and the way on.' };
