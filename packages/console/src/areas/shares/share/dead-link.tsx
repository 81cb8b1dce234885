import type { ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';
import { FormOutcome } from '../../../frame/entrance/form-outcome';
import { FormLink } from '../../../frame/entrance/form-parts';
import { SignInLayout } from '../../../frame/entrance/sign-in-layout';

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
