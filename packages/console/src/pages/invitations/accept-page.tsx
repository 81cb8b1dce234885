import { isTrackingError } from '@rastro/sdk/client';
import type { InvitedTo } from '@rastro/sdk/contract';
import { describeError, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button } from '@rastro/sdk/internal/ui';
import { useEffect, useState, type FormEvent, type ReactElement } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { usePageTitle } from '../../brand/use-page-title';
import type { TextKey } from '../../i18n/text-key';
import { useText } from '../../i18n/text-context';
import { BootProgress } from '../../loading/boot-progress';
import { useAppSession } from '../../session/session-context';
import { AccountFields } from '../layout/account-fields';
import { type AccountProblems, findAccountProblems } from '../layout/find-account-problems';
import { FormOutcome } from '../layout/form-outcome';
import { FormColumn, FormError, FormLink } from '../layout/form-parts';
import { SignInLayout } from '../layout/sign-in-layout';

/** Where the link of an invitation leads: name and password, and from there to the map. */
export function AcceptPage(): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const { hash } = useLocation();
  const token = hash.slice(1);
  const [invited, setInvited] = useState<InvitedTo | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  usePageTitle(t('invite.page.title'));
  useEffect(() => {
    const wanted = new AbortController();
    const asked = client.session.readInvitation(token, { signal: wanted.signal });
    asked.then(setInvited, (error: unknown) => {
      if (!wanted.signal.aborted) setFailure(error);
    });
    return () => wanted.abort();
  }, [client, token]);

  if (failure !== null) {
    return (
      <SignInLayout title={t('invite.page.title')}>
        <FormOutcome
          text={t(
            isTrackingError(failure, 'INVALID_TOKEN') ||
              isTrackingError(failure, 'FILL_TOKEN_FIELD')
              ? 'invite.deadLink.text'
              : describeError(failure),
          )}
        >
          <FormLink to="/login">{t('forgot.back.action')}</FormLink>
        </FormOutcome>
      </SignInLayout>
    );
  }
  if (invited === null) return <BootProgress />;
  return (
    <SignInLayout title={t('invite.page.title')} lead={t('invite.page.lead')}>
      <AcceptForm {...{ token, invited }} onDeadLink={setFailure} />
    </SignInLayout>
  );
}

function AcceptForm({
  token,
  invited,
  onDeadLink,
}: {
  token: string;
  invited: InvitedTo;
  onDeadLink: (error: unknown) => void;
}): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const session = useAppSession();
  const navigate = useNavigate();
  const { name, email, passwordMinLength: passwordLength } = invited;
  const [values, setValues] = useState({ name, email, password: '' });
  const [problems, setProblems] = useState<AccountProblems>({});
  const [failure, setFailure] = useState<TextKey | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = findAccountProblems(values, passwordLength);
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      session.signedIn(await client.session.acceptInvitation({ token, ...values }));
      await navigate('/home', { replace: true });
    } catch (error) {
      setBusy(false);
      if (isTrackingError(error, 'INVALID_TOKEN')) onDeadLink(error);
      else setFailure(describeError(error));
    }
  }
  return (
    <FormColumn onSubmit={(event) => void submit(event)} noValidate>
      <AccountFields
        {...{ values, problems, passwordLength }}
        isEmailFixed={email !== ''}
        onChange={(next) => setValues((known) => ({ ...known, ...next }))}
      />
      {failure ? <FormError>{t(failure)}</FormError> : null}
      <Button variant="primary" size="lg" type="submit" busy={isBusy} wide>
        {t('invite.submit.action')}
      </Button>
    </FormColumn>
  );
}
