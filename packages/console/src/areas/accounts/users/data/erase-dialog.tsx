import type { TrackingClient } from '@rastro/sdk/client';
import type { ErasedPart } from '@rastro/sdk/contract';
import { useFormat, useShortForm, useTrackingClient } from '@rastro/sdk/internal/react';
import { FormDialog, TextField } from '@rastro/sdk/internal/ui';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../../frame/i18n/text-context';

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

/** Subject of an erasure, and its confirmation. */
export interface ErasedSubject {
  id: number;
  name: string;
  text: string;
  /** Returns the label of the confirmation field. */
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
  const { values, change, fail, dialog } = useShortForm({
    name: `erase ${subject.id}`,
    start: { typed: '' },
    // Whoever confirms does so anew.
    secrets: ['typed'],
    async send({ typed }) {
      await subject.erase(client, typed.trim());
      await subject.refresh();
      onDone();
    },
    onClose,
  });
  const tellFailure = useEffectEvent(fail);
  const { id } = subject;
  const readPlan = useEffectEvent((signal: AbortSignal) => subject.plan(client, signal));
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    readPlan(signal).then(setPlan, (error: unknown) => {
      if (!signal.aborted) tellFailure(error);
    });
    return () => ending.abort();
  }, [id]);

  return (
    <FormDialog
      {...dialog}
      title={t('users.erase.title', { name: subject.name })}
      sendLabel={t('users.erase.action')}
      cancelLabel={t('form.cancel.action')}
      canSend={plan !== null && toKey(values.typed) === toKey(plan.confirmed)}
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
            value={values.typed}
            onChange={({ target }) => change({ typed: target.value })}
          />
        </>
      ) : null}
    </FormDialog>
  );
}
