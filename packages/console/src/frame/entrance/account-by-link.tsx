import { isTrackingError } from '@rastro/sdk/client';
import type { InvitedTo, User } from '@rastro/sdk/contract';
import { describeError } from '@rastro/sdk/internal/react';
import { Button } from '@rastro/sdk/internal/ui';
import { useEffect, useState, type FormEvent, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { TextKey } from '../i18n/text-key';
import { useText } from '../i18n/text-context';
import { BootProgress } from '../loading/boot-progress';
import { useAppSession } from '../session/session-context';
import { AccountFields } from './account-fields';
import {
  type AccountProblems,
  type AccountValues,
  findAccountProblems,
} from './find-account-problems';
import { FormOutcome } from './form-outcome';
import { FormColumn, FormError, FormLink } from './form-parts';
import { SignInLayout } from './sign-in-layout';

/** A link by which somebody makes an account. */
export interface AccountLink {
  token: string;
  read(token: string, options: { signal: AbortSignal }): Promise<InvitedTo>;
  accept(input: AccountValues & { token: string }): Promise<User>;
}

interface AccountByLinkProps {
  /** The same object as long as the link is the same. */
  link: AccountLink;
  title: string;
  lead: string;
  /** Says what to do where the link was used or is over. */
  deadLink: string;
}

/** Name and password of an account that a link makes, and from there to the map. */
export function AccountByLink({ link, title, lead, deadLink }: AccountByLinkProps): ReactElement {
  const t = useText();
  const [invited, setInvited] = useState<InvitedTo | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    const wanted = new AbortController();
    link.read(link.token, { signal: wanted.signal }).then(setInvited, (error: unknown) => {
      if (!wanted.signal.aborted) setFailure(error);
    });
    return () => wanted.abort();
  }, [link]);

  if (failure !== null) {
    const isDead =
      isTrackingError(failure, 'INVALID_TOKEN') || isTrackingError(failure, 'FILL_TOKEN_FIELD');
    return (
      <SignInLayout title={title}>
        <FormOutcome text={isDead ? deadLink : t(describeError(failure))}>
          <FormLink to="/login">{t('forgot.back.action')}</FormLink>
        </FormOutcome>
      </SignInLayout>
    );
  }
  if (invited === null) return <BootProgress />;
  return (
    <SignInLayout title={title} lead={lead}>
      <AccountForm link={link} invited={invited} onDeadLink={setFailure} />
    </SignInLayout>
  );
}

function AccountForm({
  link,
  invited,
  onDeadLink,
}: {
  link: AccountLink;
  invited: InvitedTo;
  onDeadLink: (error: unknown) => void;
}): ReactElement {
  const t = useText();
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
      session.signedIn(await link.accept({ token: link.token, ...values }));
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
        values={values}
        problems={problems}
        passwordLength={passwordLength}
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
