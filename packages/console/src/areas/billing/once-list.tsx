import { type OneOffDraft, readOneOffDrafts, writeOneOffs } from '@rastro/sdk/domain';
import { useFormat } from '@rastro/sdk/internal/react';
import { DateField, TextField } from '@rastro/sdk/internal/ui';
import type { OwnField } from '@rastro/sdk/resource';
import type { ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';
import { LineList } from './line-list';
import { MoneyField } from './money-field';

const NEW: OneOffDraft = { day: null, cents: null, text: '' };

/** One-off items of a contract, each with description, day and amount. */
export function OnceList(field: Parameters<OwnField['draw']>[0]): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const { values, readOnly } = field;
  const currency = String(values['currency'] ?? '');
  return (
    <LineList<OneOffDraft>
      field={field}
      read={(text) => readOneOffDrafts(text, currency)}
      write={(drafts) => writeOneOffs(drafts, currency)}
      fresh={NEW}
      add={t('billing.once.add')}
      hint={t('billing.once.hint')}
      nameOf={(number) => t('billing.once.item', { number })}
      draw={(draft, { key, name, change }) => (
        <>
          <div data-wide>
            <TextField
              label={t('billing.once.text')}
              aria-label={name(t('billing.once.text'))}
              maxLength={200}
              readOnly={readOnly}
              value={draft.text}
              onChange={({ target }) => change({ text: target.value })}
            />
          </div>
          <DateField
            id={`${key}-day`}
            label={t('billing.once.day')}
            calendarLabel={t('field.calendar.action', { label: name(t('billing.once.day')) })}
            locale={locale}
            readOnly={readOnly}
            value={draft.day}
            onChange={(day) => change({ day })}
          />
          <MoneyField
            label={t('billing.value.label')}
            isSigned
            currency={currency}
            readOnly={readOnly}
            value={draft.cents}
            onChange={(cents) => change({ cents })}
          />
        </>
      )}
    />
  );
}
