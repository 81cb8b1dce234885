import { Button } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { usePageTitle } from '../../../frame/brand/use-page-title';
import { useText } from '../../../frame/i18n/text-context';
import { FormOutcome } from '../../../frame/entrance/form-outcome';
import { SignInLayout } from '../../../frame/entrance/sign-in-layout';

/** Page of an expired link to a report: an explanation, and two other ways to its content. */
export function ExpiredReport(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  usePageTitle(t('recover.deadLink.title'));
  return (
    <SignInLayout title={t('recover.deadLink.title')}>
      <FormOutcome text={t('sentReport.gone.text')}>
        <Button variant="primary" size="lg" wide onClick={() => void navigate(HISTORY_PATH)}>
          {t('login.submit.action')}
        </Button>
      </FormOutcome>
    </SignInLayout>
  );
}

/** Whoever is not signed in comes by the sign-in page. */
const HISTORY_PATH = '/history';
