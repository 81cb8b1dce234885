import type { ReactElement } from 'react';
import { useText } from '../../i18n/text-context';
import { FormOutcome } from '../layout/form-outcome';
import { FormLink } from '../layout/form-parts';
import { SignInLayout } from '../layout/sign-in-layout';

/** A link that shows nothing any more, on the screen of the sign-in. */
export function DeadLink(): ReactElement {
  const t = useText();
  return (
    <SignInLayout title={t('share.dead.title')}>
      <FormOutcome text={t('share.dead.text')}>
        <div>
          <FormLink to="/login">{t('share.dead.action')}</FormLink>
        </div>
      </FormOutcome>
    </SignInLayout>
  );
}
