import { countMoneyDigits, formatNumber, listMoneySigns } from '@rastro/sdk/domain';
import { useFormat } from '@rastro/sdk/internal/react';
import { NumberField, type NumberFieldProps } from '@rastro/sdk/internal/ui';
import { useMemo, type ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';

interface MoneyFieldProps extends Pick<NumberFieldProps, 'label' | 'hint' | 'error' | 'id'> {
  currency: string;
  /** In the smallest part of the currency; null for none, NaN for what is no number. */
  value: number | null;
  onChange: (value: number | null) => void;
  required?: boolean;
  readOnly?: boolean;
  /** It may be below zero. */
  isSigned?: boolean;
  /** Says with its placeholder that nothing written is nothing to pay. */
  isZeroNone?: boolean;
}

/** An amount, written with as many figures behind the comma as its currency has. */
export function MoneyField({
  currency,
  value,
  onChange,
  isZeroNone = false,
  isSigned = false,
  ...field
}: MoneyFieldProps): ReactElement {
  const t = useText();
  const { locale } = useFormat();
  const signs = useMemo(() => listMoneySigns(currency), [currency]);
  const digits = countMoneyDigits(currency);
  const figures = { decimals: digits, minDecimals: digits };
  const isEmpty = value === null || (isZeroNone && value === 0);
  return (
    <NumberField
      {...field}
      {...figures}
      locale={locale}
      signs={signs}
      min={isSigned ? -Infinity : 0}
      error={field.error ?? (Number.isNaN(value) ? t('billing.amount.wrong') : undefined)}
      unit={currency}
      placeholder={isZeroNone ? formatNumber(0, { locale, ...figures }) : undefined}
      value={isEmpty ? null : value / 10 ** digits}
      onChange={(next) => onChange(next === null ? null : Math.round(next * 10 ** digits))}
    />
  );
}
