'use client';
import type { ComponentPropsWithRef, KeyboardEvent, ReactElement } from 'react';
import { Search, X } from 'lucide-react';
import { classNames } from '../../class-names';
import { FieldButton } from './field-button';
import { FieldLine } from './field-line';

/** Props of {@link SearchField}; all of `<input>` besides. */
export interface SearchFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'onChange' | 'size' | 'value'
> {
  value: string;
  onChange: (value: string) => void;
  /** Its name; the placeholder is not enough for a screen reader. */
  label: string;
  /** Name of the button that empties the field. */
  clearLabel: string;
}

/** A search line with a glass before and, once it holds text, a clear button behind. Esc empties it. */
export function SearchField({
  value,
  onChange,
  label,
  clearLabel,
  className,
  disabled,
  onKeyDown,
  ...rest
}: SearchFieldProps): ReactElement {
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || value === '' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onChange('');
  }
  return (
    <FieldLine
      {...rest}
      type="search"
      autoComplete="off"
      spellCheck={false}
      frameSize="search"
      className={classNames('rastro-search-field', className)}
      icon={<Search aria-hidden="true" />}
      aria-label={label}
      disabled={disabled}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={handleKeyDown}
      end={
        value !== '' && !disabled ? (
          <FieldButton aria-label={clearLabel} onClick={() => onChange('')}>
            <X size={14} aria-hidden="true" />
          </FieldButton>
        ) : null
      }
    />
  );
}
