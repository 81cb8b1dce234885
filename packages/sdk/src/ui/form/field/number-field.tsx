'use client';
import { useState, type KeyboardEvent, type ReactElement } from 'react';
import { formatNumber, parseNumber } from '../../../domain';
import type { FieldProps, FieldWarning } from './field-shell';
import { TextField } from './text-field';

/** Props of {@link NumberField}. */
export interface NumberFieldProps extends FieldProps {
  /** null for none, NaN for what is no number. */
  value: number | null;
  /** Gets what is written with each key: null for nothing, NaN for what is no number. */
  onChange: (value: number | null) => void;
  locale: string;
  /** Stands behind the figures. */
  unit?: string;
  /** Signs allowed beside pasted figures, such as a currency. */
  signs?: readonly string[];
  /** Max number of decimals shown. Default 6. */
  decimals?: number;
  /** At least so many are shown. Default 0. */
  minDecimals?: number;
  /** Step of ↑ and ↓; without it they do nothing. */
  step?: number;
  min?: number;
  max?: number;
  placeholder?: string;
  name?: string;
  /** Looks wrong and may be let be; an error stands before it. */
  warning?: FieldWarning | undefined;
}

/** A number with its unit, written and read as `locale` does. Bounds only stop the arrows; who holds the value tells what is wrong. */
export function NumberField({
  value,
  onChange,
  locale,
  unit,
  signs,
  decimals = 6,
  minDecimals = 0,
  step,
  min = -Infinity,
  max = Infinity,
  ...rest
}: NumberFieldProps): ReactElement {
  const write = (number: number | null) =>
    number === null || Number.isNaN(number)
      ? ''
      : formatNumber(number, { locale, decimals, minDecimals });
  const [text, setText] = useState(() => write(value));
  const [shown, setShown] = useState(value);
  if (!Object.is(value, shown)) {
    setShown(value);
    if (!Object.is(value, parseNumber(text, locale, signs))) setText(write(value));
  }
  function take(next: string) {
    setText(next);
    const number = parseNumber(next, locale, signs);
    setShown(number);
    if (!Object.is(number, value)) onChange(number);
  }
  function handleKey(event: KeyboardEvent) {
    if (!step || rest.readOnly || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const from = value === null || Number.isNaN(value) ? 0 : value;
    const next = event.key === 'ArrowUp' ? from + step : from - step;
    take(write(Math.min(max, Math.max(min, next))));
  }
  return (
    <TextField
      {...rest}
      inputMode={min < 0 ? 'text' : 'decimal'}
      autoComplete="off"
      suffix={unit}
      value={text}
      onChange={({ target }) => take(target.value)}
      onKeyDown={handleKey}
      onBlur={() => {
        const number = parseNumber(text, locale, signs);
        if (!Number.isNaN(number)) setText(write(number));
      }}
    />
  );
}
