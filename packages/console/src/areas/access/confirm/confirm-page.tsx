import { isTrackingError, type TrackingClient } from '@rastro/sdk/client';
import { describeError, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button } from '@rastro/sdk/internal/ui';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useNavigate, useParams } from 'react-router';
import { usePageTitle } from '../../../frame/brand/use-page-title';
import type { TextKey } from '../../../frame/i18n/text-key';
import { useText } from '../../../frame/i18n/text-context';
import { FormOutcome } from '../../../frame/entrance/form-outcome';
import { FormColumn, FormError, FormLink } from '../../../frame/entrance/form-parts';
import { SignInLayout } from '../../../frame/entrance/sign-in-layout';

/** Page behind the link in a mail that confirms a new e-mail. */
export const ConfirmPage = (): ReactElement => (
  <ConfirmByLink words="confirm" confirm={(session, token) => session.confirmEmail(token)} />
);

/**
 * Page behind a link that confirms something. It needs a click on a button, because programs that
 * scan mails open links too, which confirms nothing.
 */
export function ConfirmByLink({
  words,
  confirm,
}: {
  words: 'confirm' | 'receive';
  confirm: (session: TrackingClient['session'], token: string) => Promise<void>;
}): ReactElement {
  const t = useText();
  const navigate = useNavigate();
  const client = useTrackingClient();
  const { token = '' } = useParams();
  const [state, setState] = useState<'asking' | 'busy' | 'done' | 'deadLink'>('asking');
  const [problem, setProblem] = useState<TextKey | null>(null);
  usePageTitle(t(`${words}.page.title`));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state === 'busy') return;
    setState('busy');
    setProblem(null);
    try {
      await confirm(client.session, token);
      setState('done');
    } catch (error) {
      const isDead = isTrackingError(error, 'INVALID_TOKEN');
      setState(isDead ? 'deadLink' : 'asking');
      if (!isDead) setProblem(describeError(error));
    }
  }

  if (state === 'done') {
    return (
      <SignInLayout title={t(`${words}.done.title`)}>
        <FormOutcome text={t(`${words}.done.text`)}>
          <Button variant="primary" size="lg" wide onClick={() => void navigate('/login')}>
            {t('login.submit.action')}
          </Button>
        </FormOutcome>
      </SignInLayout>
    );
  }
  if (state === 'deadLink') {
    return (
      <SignInLayout title={t('recover.deadLink.title')}>
        <FormOutcome text={t(`${words}.deadLink.text`)}>
          <div>
            <FormLink to="/login">{t('forgot.back.action')}</FormLink>
          </div>
        </FormOutcome>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={t(`${words}.page.title`)} lead={t(`${words}.page.lead`)}>
      <FormColumn onSubmit={(event) => void submit(event)}>
        {problem ? <FormError>{t(problem)}</FormError> : null}
        <Button variant="primary" size="lg" type="submit" busy={state === 'busy'} wide>
          {t(`${words}.submit.action`)}
        </Button>
      </FormColumn>
    </SignInLayout>
  );
}
