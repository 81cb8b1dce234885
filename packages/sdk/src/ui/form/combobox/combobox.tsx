'use client';
import { useId, type ComponentPropsWithRef, type ReactElement } from 'react';
import { ChevronDown, X } from 'lucide-react';
import * as Popover from 'radix-ui/popover';
import { FieldButton } from '../field/field-button';
import { FieldLine } from '../field/field-line';
import { describeField, fieldClass, FieldShell, type FieldProps } from '../field/field-shell';
import { ComboboxList } from './combobox-list';
import type { ComboboxOption, ComboboxWords, OptionSource } from './combobox-option';
import { useComboboxField } from './use-combobox-field';

/** Props of {@link Combobox}. */
export interface ComboboxProps<Value extends string | number> extends FieldProps {
  /** The chosen one; null for none. */
  value: ComboboxOption<Value> | null;
  onChange: (option: ComboboxOption<Value> | null) => void;
  options: OptionSource<Value>;
  words: ComboboxWords;
  placeholder?: string;
  /** May hold none: the name of the button that empties it. */
  clearLabel?: string;
  size?: 'toolbar' | 'md' | 'lg';
}

/** A choice of one of many by typing part of its name; arrows, Enter and Esc work in the list. */
export function Combobox<Value extends string | number>({
  label,
  hint,
  error,
  required,
  disabled,
  readOnly,
  id,
  value,
  onChange,
  options,
  words,
  placeholder,
  clearLabel,
  size = 'md',
  className,
  style,
}: ComboboxProps<Value>): ReactElement {
  const fallbackId = useId();
  const inputId = id ?? fallbackId;
  const isFixed = disabled || readOnly;
  const field = useComboboxField({
    id: inputId,
    source: options,
    text: value?.label ?? '',
    firstValue: value?.value,
    onChoose: onChange,
    onLeave: (typed) => {
      if (typed === '' && clearLabel !== undefined && value) onChange(null);
    },
  });
  const { parts, typed } = field;
  const isOpen = parts.isOpen && !isFixed;
  const input = parts.getInputProps<ComponentPropsWithRef<'input'>>({
    ...field.typing,
    disabled,
    onClick: ({ currentTarget }) => {
      // The whole name, so that typing begins anew.
      if (typed === null) currentTarget.select();
    },
  });
  const end = isFixed ? null : (
    <>
      {value && clearLabel !== undefined ? (
        <FieldButton aria-label={clearLabel} onClick={() => onChange(null)}>
          <X size={14} aria-hidden="true" />
        </FieldButton>
      ) : null}
      <FieldButton {...parts.getToggleButtonProps()} aria-label={label}>
        <ChevronDown size={15} aria-hidden="true" />
      </FieldButton>
    </>
  );
  return (
    <FieldShell
      label={label}
      hint={hint}
      error={error}
      required={required}
      style={style}
      id={inputId}
      className={fieldClass('combobox', className)}
    >
      <Popover.Root open={isOpen}>
        <Popover.Anchor>
          <FieldLine
            {...input}
            {...describeField(inputId, { hint, error, required })}
            placeholder={placeholder}
            readOnly={readOnly}
            end={end}
            frameSize={size}
            spellCheck={false}
            icon={typed === null ? value?.icon : undefined}
          />
        </Popover.Anchor>
        <ComboboxList field={field} words={words} isChosen={(other) => other === value?.value} />
      </Popover.Root>
    </FieldShell>
  );
}
