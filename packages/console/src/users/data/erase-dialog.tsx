import { user, type Erasure, type User } from '@rastro/sdk/contract';
import {
  describeError,
  useFormat,
  useResource,
  useResourceItem,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { FormDialog, TextField } from '@rastro/sdk/internal/ui';
import { useEffect, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/text-context';
import { Problem } from '../../resource/problem';

const Plan = styled.ul`
  margin: 8px 0 16px;
  padding-inline-start: 20px;
  & > li {
    margin-block: 4px;
  }
  & small {
    display: block;
    color: var(--rastro-text-muted);
    font: inherit;
  }
`;

/** Shows what an erasure ends and what law keeps, and does it once the e-mail was typed. */
export function EraseDialog({
  account,
  onDone,
  onClose,
}: {
  account: User;
  onDone: () => void;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const format = useFormat();
  const client = useTrackingClient();
  const list = useResource(user);
  const one = useResourceItem(user, account.id);
  const [plan, setPlan] = useState<Erasure | null>(null);
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    client.access.planErasure(account.id, { signal }).then(setPlan, (error: unknown) => {
      if (!signal.aborted) setFailure(error);
    });
    return () => ending.abort();
  }, [client, account.id]);

  async function erase(): Promise<boolean> {
    try {
      await client.access.erase(account.id, typed.trim());
      await Promise.all([list.refresh(), one.refresh()]);
      onDone();
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    }
  }
  return (
    <FormDialog
      title={t('users.erase.title', { name: account.name })}
      sendLabel={t('users.erase.action')}
      cancelLabel={t('form.cancel.action')}
      canSend={plan !== null && typed.trim().toLowerCase() === plan.email.toLowerCase()}
      onSend={erase}
      onClose={onClose}
    >
      <p>{t('users.erase.text')}</p>
      {plan ? (
        <>
          <Plan aria-label={t('users.erase.plan')}>
            {plan.parts.map(({ part, fate, keptFor, count }) => (
              <li key={`${part} ${fate} ${keptFor}`}>
                {t(`users.erase.part.${part}`)} ({format.number(count)})
                <small>
                  {t(`users.erase.fate.${fate}`)}
                  {keptFor ? ` · ${t(`users.erase.keptFor.${keptFor}`)}` : ''}
                </small>
              </li>
            ))}
          </Plan>
          <TextField
            label={t('users.erase.email', { email: plan.email })}
            type="email"
            autoComplete="off"
            required
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </>
      ) : null}
      {failure ? <Problem role="alert">{t(describeError(failure))}</Problem> : null}
    </FormDialog>
  );
}
