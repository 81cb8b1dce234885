'use client';
import { useId, type ReactElement } from 'react';
import { X } from 'lucide-react';
import { useMultipleSelection } from 'downshift';
import * as Popover from 'radix-ui/popover';
import { css, styled } from 'styled-components';
import { focusRing, ownControl, touchMedia, touchTarget, truncate } from '../../mixins';
import { describeField, fieldClass, FieldShell, type FieldProps } from '../field/field-shell';
import { fieldFrame, fieldInput } from '../field/field-styles';
import { ComboboxList } from './combobox-list';
import type { ComboboxOption, ComboboxWords, OptionSource } from './combobox-option';
import { useComboboxField } from './use-combobox-field';

const Frame = styled.div`
  ${fieldFrame}
  && {
    flex-wrap: wrap;
    gap: 4px;
    height: auto;
    min-height: 34px;
    max-height: 176px;
    padding: 4px;
    overflow-y: auto;
  }
  ${touchMedia} {
    && {
      min-height: 44px;
    }
  }
`;
const Input = styled.input`
  ${fieldInput}
  && {
    flex: 1 1 80px;
    height: 26px;
    padding: 0 6px;
  }
`;
const Chosen = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  box-sizing: border-box;
  max-width: 100%;
  height: 26px;
  padding-inline-start: 8px;
  border-radius: var(--rastro-radius-tag);
  background: var(--rastro-accent-soft);
  color: var(--rastro-accent-ink);
  font: 500 12px/16px var(--rastro-font-family);
  outline: 0;
  &[data-fixed='true'] {
    padding-inline-end: 8px;
    background: var(--rastro-surface-active);
    color: var(--rastro-text-muted);
  }
  &:focus-visible {
    box-shadow: inset 0 0 0 2px var(--rastro-focus);
  }
  & > span {
    ${truncate}
  }
  ${touchMedia} {
    height: 34px;
    font-size: 13px;
  }
`;
const Remove = styled.button`
  ${ownControl(css`
    display: grid;
    flex: none;
    place-items: center;
    width: 24px;
    height: 100%;
    border-radius: var(--rastro-radius-tag);
    color: inherit;
    cursor: pointer;
  `)}
  ${focusRing}
  &:hover {
    background: var(--rastro-accent-soft-hover);
  }
  ${touchMedia} {
    && {
      width: 34px;
    }
  }
  ${touchTarget}
`;

/** Props of {@link MultiCombobox}. */
export interface MultiComboboxProps<Value extends string | number> extends FieldProps {
  /** The chosen ones, in the order they are shown. */
  value: readonly ComboboxOption<Value>[];
  onChange: (options: readonly ComboboxOption<Value>[]) => void;
  options: OptionSource<Value>;
  words: ComboboxWords & {
    /** Name of the button that takes one away. */
    remove: (label: string) => string;
  };
  placeholder?: string;
}

/**
 * A choice of several of many. A choice in the list adds or takes away; ← leads from the empty field to
 * the chosen ones, Backspace and Delete take them away.
 */
export function MultiCombobox<Value extends string | number>({
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
  className,
  style,
}: MultiComboboxProps<Value>): ReactElement {
  const fallbackId = useId();
  const inputId = id ?? fallbackId;
  const isFixed = Boolean(disabled || readOnly);
  const isChosen = (other: Value) => value.some((option) => option.value === other);
  const without = (other: Value) => value.filter((option) => option.value !== other);
  const selection = useMultipleSelection<ComboboxOption<Value>>({
    selectedItems: value as ComboboxOption<Value>[],
    itemToKey: (option) => option?.value,
    onSelectedItemsChange: ({ selectedItems }) => {
      if (!isFixed) onChange(selectedItems);
    },
  });
  const field = useComboboxField({
    id: inputId,
    source: options,
    text: '',
    staysOpen: true,
    onChoose: (option) =>
      onChange(isChosen(option.value) ? without(option.value) : [...value, option]),
  });
  const { parts } = field;
  return (
    <FieldShell
      label={label}
      hint={hint}
      error={error}
      required={required}
      style={style}
      id={inputId}
      className={fieldClass('multi-combobox', className)}
    >
      <Popover.Root open={parts.isOpen && !isFixed}>
        <Popover.Anchor>
          <Frame
            data-invalid={error ? true : undefined}
            data-disabled={disabled}
            data-readonly={readOnly}
          >
            {value.map((option, index) => (
              <Chosen
                key={option.value}
                data-fixed={isFixed}
                {...(isFixed
                  ? {}
                  : selection.getSelectedItemProps({ selectedItem: option, index }))}
              >
                <span>{option.label}</span>
                {isFixed ? null : (
                  <Remove
                    type="button"
                    tabIndex={-1}
                    aria-label={words.remove(option.label)}
                    onClick={(event) => {
                      event.stopPropagation();
                      onChange(without(option.value));
                    }}
                  >
                    <X size={12} aria-hidden="true" />
                  </Remove>
                )}
              </Chosen>
            ))}
            <Input
              {...parts.getInputProps(
                selection.getDropdownProps({
                  ...field.typing,
                  preventKeyAction: isFixed,
                  disabled,
                }),
              )}
              {...describeField(inputId, { hint, error, required })}
              readOnly={readOnly}
              placeholder={value.length === 0 ? placeholder : undefined}
              spellCheck={false}
            />
          </Frame>
        </Popover.Anchor>
        <ComboboxList field={field} words={words} isChosen={isChosen} />
      </Popover.Root>
    </FieldShell>
  );
}
