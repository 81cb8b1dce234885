import { formatMoney } from '@rastro/sdk/domain';
import { useFormat } from '@rastro/sdk/internal/react';
import { DateField, NumberField } from '@rastro/sdk/internal/ui';
import type { OwnField, OwnFields } from '@rastro/sdk/resource';
import { useMemo } from 'react';

/** What the form of a contract draws itself: money in its currency, rates in percent, days of the calendar. */
export function useContractFields(): OwnFields {
  const { locale } = useFormat();
  return useMemo(() => {
    const hundredths = (
      unitOf: (values: Readonly<Record<string, unknown>>) => string | null,
    ): OwnField => ({
      draw: ({ value, onChange, values, ...field }) => {
        const unit = unitOf(values);
        if (unit === null) return null;
        return (
          <NumberField
            {...field}
            {...{ locale, unit }}
            decimals={2}
            min={0}
            value={typeof value === 'number' ? value / 100 : null}
            onChange={(next) => onChange(next === null ? 0 : Math.round(next * 100))}
          />
        );
      },
    });
    const currency = (values: Readonly<Record<string, unknown>>): string =>
      String(values['currency'] ?? '');
    const byMode = (mode: string): OwnField =>
      hundredths((values) =>
        values[mode] === 'none' ? null : values[mode] === 'percent' ? '%' : currency(values),
      );
    const day: OwnField = {
      draw: ({ value, onChange, values: _values, ...field }) => (
        <DateField
          {...field}
          {...{ locale }}
          value={typeof value === 'string' && value !== '' ? value : null}
          onChange={onChange}
        />
      ),
    };
    const price = hundredths((values) =>
      values['priceKind'] === 'plan' ? null : currency(values),
    );
    return {
      ...{ startsOn: day, endsOn: day, priceFrom: day },
      cents: { ...price, say: (value) => formatMoney(Number(value), 'BRL', locale) },
      ...{ fine: byMode('fineMode'), discount: byMode('discountMode') },
      interest: hundredths(() => '%'),
    };
  }, [locale]);
}
