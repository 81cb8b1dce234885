import { Button } from '@rastro/sdk/internal/ui';
import { useState, type ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router';
import { usePageTitle } from '../../../frame/brand/use-page-title';
import { useText } from '../../../frame/i18n/text-context';
import { useAppSessionState } from '../../../frame/session/session-context';
import { FormOutcome } from '../../../frame/entrance/form-outcome';
import { FormLink } from '../../../frame/entrance/form-parts';
import { SignInLayout } from '../../../frame/entrance/sign-in-layout';
import { NewPasswordForm } from './new-password-form';

/** Page behind the mail's link: a new password, then on to sign-in. */
export function RecoverPage(): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const { token = '' } = useParams();
  const { serverInfo } = useAppSessionState();
  const [state, setState] = useState<'asking' | 'done' | 'deadLink'>('asking');
  usePageTitle(t('recover.page.title'));

  if (state === 'done') {
    return (
      <SignInLayout title={t('recover.done.title')}>
        <FormOutcome text={t('recover.done.text')}>
          <Button variant="primary" size="lg" wide onClick={() => void navigate('/login')}>
            {t('login.submit.action')}
          </Button>
        </FormOutcome>
      </SignInLayout>
    );
  }
  if (state === 'deadLink') {
    const canAsk = serverInfo?.emailEnabled;
    return (
      <SignInLayout title={t('recover.deadLink.title')}>
        <FormOutcome text={t(canAsk ? 'error.code.INVALID_TOKEN' : 'recover.deadLink.noMail')}>
          {canAsk ? (
            <Button variant="primary" size="lg" wide onClick={() => void navigate(FORGOT_PATH)}>
              {t('recover.again.action')}
            </Button>
          ) : null}
          <div>
            <FormLink to="/login">{t('forgot.back.action')}</FormLink>
          </div>
        </FormOutcome>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={t('recover.page.title')} lead={t('recover.page.lead')}>
      <NewPasswordForm
        token={token}
        onDone={() => setState('done')}
        onDeadLink={() => setState('deadLink')}
      />
    </SignInLayout>
  );
}

const FORGOT_PATH = '/login?forgot=1';
