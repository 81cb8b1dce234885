import { Button } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { useText } from '../i18n/text-context';
import { PausePicture } from './pause-picture';
import { StandalonePage } from './standalone-page';

export default { title: 'Console / pages / Standalone page' };

export const WithFoot = (): ReactElement => {
  const t = useText();
  return (
    <StandalonePage
      picture={<PausePicture />}
      title={t('maintenance.page.title')}
      text={t('maintenance.page.text')}
      foot="CONNECTION_ERROR"
    >
      <Button>{t('maintenance.retry.action')}</Button>
    </StandalonePage>
  );
};
WithFoot.meta = { about: 'A page without the frame of the console.', layout: 'page' };
