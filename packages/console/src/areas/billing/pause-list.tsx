import { type PauseDraft, readPauseDrafts, writePauses } from '@rastro/sdk/domain';
import { useFormat } from '@rastro/sdk/internal/react';
import { DateField } from '@rastro/sdk/internal/ui';
import type { OwnField } from '@rastro/sdk/resource';
import type { ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';
import { LineList } from './line-list';

const NEW: PauseDraft = { from: null, last: null };
const DAYS = ['from', 'last'] as const;

/** Pauses of a contract, each with its first and its last day. */
export function PauseList(field: Parameters<OwnField['draw']>[0]): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const { readOnly } = field;
  return (
    <LineList<PauseDraft>
      field={field}
      read={readPauseDrafts}
      write={writePauses}
      fresh={NEW}
      add={t('billing.pause.add')}
      hint={t('billing.pause.hint')}
      nameOf={(number) => t('billing.pause.item', { number })}
      draw={(draft, { key, name, change }) => {
        const { from, last } = draft;
        const isTurned = from !== null && last !== null && last < from;
        return DAYS.map((day) => (
          <DateField
            key={day}
            id={`${key}-${day}`}
            label={t(`billing.pause.${day}`)}
            calendarLabel={t('field.calendar.action', { label: name(t(`billing.pause.${day}`)) })}
            locale={locale}
            readOnly={readOnly}
            error={day === 'last' && isTurned ? t('billing.pause.turned') : undefined}
            value={draft[day]}
            onChange={(next) => change({ [day]: next })}
          />
        ));
      }}
    />
  );
}
