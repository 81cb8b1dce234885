import { formatMoney, formatNumber, readOneOffDrafts, readPauseDrafts } from '@rastro/sdk/domain';
import { useFormat } from '@rastro/sdk/internal/react';
import { DateField, NumberField } from '@rastro/sdk/internal/ui';
import type { OwnField, OwnFields } from '@rastro/sdk/resource';
import { useMemo } from 'react';
import { useText } from '../../frame/i18n/text-context';
import { MoneyField } from './money-field';
import { OnceList } from './once-list';
import { PauseList } from './pause-list';
import { useDay } from './use-invoice-columns';

type Say = NonNullable<OwnField['say']>;

/**
 * Provides the contract form's own fields: money in its currency, rates in percent, days of the
 * calendar.
 */
export function useContractFields(): OwnFields {
  const t = useText();
  const { locale } = useFormat();
  const sayDay = useDay();
  return useMemo(() => {
    const percent: OwnField['draw'] = ({ value, onChange, values: _values, ...field }) => (
      <NumberField
        {...field}
        locale={locale}
        unit="%"
        decimals={2}
        min={0}
        value={typeof value === 'number' ? value / 100 : null}
        onChange={(next) => onChange(next === null ? 0 : Math.round(next * 100))}
      />
    );
    const money: OwnField['draw'] = ({ value, onChange, values, ...field }) => (
      <MoneyField
        {...field}
        currency={String(values['currency'] ?? '')}
        isZeroNone
        value={typeof value === 'number' ? value : null}
        onChange={(next) => onChange(next ?? 0)}
      />
    );
    const sayMoney: Say = (value, { currency }) =>
      formatMoney(Number(value ?? 0), String(currency), locale);
    const sayPercent = (value: unknown): string =>
      `${formatNumber(Number(value ?? 0) / 100, { locale, decimals: 2 })}%`;
    const byMode = (mode: string): OwnField => ({
      draw: (field) => (field.values[mode] === 'percent' ? percent(field) : money(field)),
      say: (value, values) =>
        values[mode] === 'percent' ? sayPercent(value) : sayMoney(value, values),
    });
    const day: OwnField = {
      draw: ({ value, onChange, values: _values, ...field }) => (
        <DateField
          {...field}
          locale={locale}
          calendarLabel={t('field.calendar.action', { label: field.label })}
          value={typeof value === 'string' && value !== '' ? value : null}
          onChange={onChange}
        />
      ),
    };
    const once: OwnField = {
      isWide: true,
      draw: (field) => <OnceList {...field} />,
      say: (value, { currency }) =>
        readOneOffDrafts(String(value ?? ''), String(currency))
          .map(({ day, cents, text }) =>
            [sayDay(day), cents === null ? '' : sayMoney(cents, { currency }), text]
              .filter(Boolean)
              .join(' '),
          )
          .join(', '),
    };
    const pauses: OwnField = {
      isWide: true,
      draw: (field) => <PauseList {...field} />,
      say: (value) =>
        readPauseDrafts(String(value ?? ''))
          .map(({ from, last }) => `${sayDay(from) || '…'} – ${sayDay(last) || '…'}`)
          .join(', '),
    };
    return {
      oneOffs: once,
      pauses,
      startsOn: day,
      endsOn: day,
      priceFrom: day,
      cents: {
        draw: money,
        say: sayMoney,
      },
      fine: byMode('fineMode'),
      discount: byMode('discountMode'),
      interest: { draw: percent, say: sayPercent },
    };
  }, [t, locale, sayDay]);
}
