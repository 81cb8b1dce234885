import { type OneOffDraft, readOneOffDrafts, writeOneOffs } from '@rastro/sdk/domain';
import { useFormat } from '@rastro/sdk/internal/react';
import { Button, DateField, IconButton, TextField } from '@rastro/sdk/internal/ui';
import type { OwnField } from '@rastro/sdk/resource';
import { Plus, X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Problem } from '../../account/account-parts';
import { useText } from '../../i18n/text-context';
import { MoneyField } from './money-field';

const Root = styled.fieldset`
  display: grid;
  gap: 12px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  justify-items: start;
  & > legend {
    padding: 0 0 6px;
    font-weight: 500;
  }
  & > p {
    margin: 0;
  }
`;
const Item = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 3fr) auto;
  gap: 8px;
  align-items: end;
  width: 100%;
  & > :first-child {
    grid-column: 1 / -1;
  }
`;
const Hint = styled.p`
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
`;

const NEW: OneOffDraft = { day: null, cents: null, text: '' };

/** One-off items of a contract, each with description, day and amount; they are kept as lines of text. */
export function OnceList({
  id,
  label,
  error,
  value,
  onChange,
  readOnly,
  values,
}: Parameters<OwnField['draw']>[0]): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const currency = String(values['currency'] ?? '');
  const text = typeof value === 'string' ? value : '';
  const [shown, setShown] = useState(() => ({ text, drafts: readOneOffDrafts(text, currency) }));
  // Somebody undid it, or another one came from the server.
  if (shown.text !== text) setShown({ text, drafts: readOneOffDrafts(text, currency) });
  function keep(drafts: readonly OneOffDraft[]) {
    const next = writeOneOffs(drafts, currency);
    setShown({ text: next, drafts: [...drafts] });
    onChange(next);
  }
  const change = (index: number, part: Partial<OneOffDraft>) =>
    keep(shown.drafts.map((draft, at) => (at === index ? { ...draft, ...part } : draft)));
  return (
    <Root id={id} tabIndex={-1}>
      <legend>{label}</legend>
      {shown.drafts.map((draft, index) => {
        const of = t('billing.once.item', { number: index + 1 });
        const name = (part: string) => `${part}, ${of}`;
        return (
          <Item key={index} role="group" aria-label={of}>
            <TextField
              label={t('billing.once.text')}
              aria-label={name(t('billing.once.text'))}
              maxLength={200}
              readOnly={readOnly}
              value={draft.text}
              onChange={({ target }) => change(index, { text: target.value })}
            />
            <DateField
              id={`${id}-day-${index}`}
              label={t('billing.once.day')}
              calendarLabel={t('field.calendar.action', { label: name(t('billing.once.day')) })}
              {...{ locale, readOnly }}
              value={draft.day}
              onChange={(day) => change(index, { day })}
            />
            <MoneyField
              label={t('billing.value.label')}
              isSigned
              {...{ currency, readOnly }}
              value={draft.cents}
              onChange={(cents) => change(index, { cents })}
            />
            {readOnly ? null : (
              <IconButton
                label={t('billing.once.remove', { of })}
                icon={<X aria-hidden="true" />}
                onClick={() => keep(shown.drafts.filter((_, at) => at !== index))}
              />
            )}
          </Item>
        );
      })}
      {error ? <Problem role="alert">{error}</Problem> : null}
      {readOnly ? null : (
        <Button icon={<Plus aria-hidden="true" />} onClick={() => keep([...shown.drafts, NEW])}>
          {t('billing.once.add')}
        </Button>
      )}
      <Hint>{t('billing.once.hint')}</Hint>
    </Root>
  );
}
