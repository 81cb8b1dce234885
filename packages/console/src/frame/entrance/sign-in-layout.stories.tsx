import type { ReactElement } from 'react';
import { useText } from '../i18n/text-context';
import { ConsoleStory } from '../../testing/console-story';
import { SignInLayout } from './sign-in-layout';

export default { title: 'Console / pages / login / Sign-in layout' };

export const Frame = (): ReactElement => {
  const t = useText();
  return (
    <ConsoleStory>
      <SignInLayout title={t('login.page.title')} lead={t('login.page.lead')}>
        <p>{t('login.demo.hint')}</p>
      </SignInLayout>
    </ConsoleStory>
  );
};
Frame.meta = { about: 'Brand on the left, a form on the right.', layout: 'page' };
