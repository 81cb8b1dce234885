import { useEffect, type ReactElement } from 'react';
import { useText } from '../../i18n/text-context';
import { SkipLink } from './skip-link';

export default { title: 'Console / shell / Skip link' };

export const Focused = (): ReactElement => {
  const t = useText();
  useEffect(() => document.querySelector<HTMLElement>('a[href="#content"]')?.focus(), []);
  return (
    <>
      <SkipLink>{t('app.skip.toList')}</SkipLink>
      <p id="content" tabIndex={-1} style={{ marginTop: 48 }}>
        {t('devices.page.title')}
      </p>
    </>
  );
};
Focused.meta = { about: 'The first stop of the Tab key.' };
