import type { TrackingClient } from '@rastro/sdk/client';
import type { ErasedPart } from '@rastro/sdk/contract';
import { describeRefusal, useFormat, useTrackingClient } from '@rastro/sdk/internal/react';
import { FormDialog, TextField } from '@rastro/sdk/internal/ui';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
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

/** Whom an erasure is of, and how it is confirmed. */
export interface ErasedSubject {
  id: number;
  name: string;
  text: string;
  /** What the confirmation is asked for by. */
  askFor: (confirmed: string) => string;
  type: 'email' | 'text';
  plan: (
    client: TrackingClient,
    signal: AbortSignal,
  ) => Promise<{ confirmed: string; parts: readonly ErasedPart[] }>;
  erase: (client: TrackingClient, typed: string) => Promise<unknown>;
  /** Reads anew what shows them. */
  refresh: () => Promise<unknown>;
}

const toKey = (text: string): string => text.trim().toLowerCase();

/** Shows what an erasure ends and what law keeps, and does it once the email or name was typed. */
export function EraseDialog({
  subject,
  onDone,
  onClose,
}: {
  subject: ErasedSubject;
  onDone: () => void;
  onClose: () => void;
}): ReactElement {
  const t = useText();
  const format = useFormat();
  const client = useTrackingClient();
  const [plan, setPlan] = useState<Awaited<ReturnType<ErasedSubject['plan']>> | null>(null);
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const { id } = subject;
  const readPlan = useEffectEvent((signal: AbortSignal) => subject.plan(client, signal));
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    readPlan(signal).then(setPlan, (error: unknown) => {
      if (!signal.aborted) setFailure(error);
    });
    return () => ending.abort();
  }, [id]);

  async function erase(): Promise<boolean> {
    try {
      await subject.erase(client, typed.trim());
      await subject.refresh();
      onDone();
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    }
  }
  return (
    <FormDialog
      title={t('users.erase.title', { name: subject.name })}
      sendLabel={t('users.erase.action')}
      cancelLabel={t('form.cancel.action')}
      canSend={plan !== null && toKey(typed) === toKey(plan.confirmed)}
      onSend={erase}
      onClose={onClose}
    >
      <p>{subject.text}</p>
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
            label={subject.askFor(plan.confirmed)}
            type={subject.type}
            autoComplete="off"
            required
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </>
      ) : null}
      {failure ? <Problem role="alert">{t(describeRefusal(failure))}</Problem> : null}
    </FormDialog>
  );
}
