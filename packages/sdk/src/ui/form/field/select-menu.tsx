'use client';
import { useId, type ReactElement, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { css, styled } from 'styled-components';
import { fieldClass, FieldShell, type FieldProps } from './field-shell';
import { fieldFrame } from './field-styles';
import { Menu } from '../../overlay/menu';
import { MenuChoices } from '../../overlay/menu-entries';
import { ownControl, truncate } from '../../mixins';

const Trigger = styled.button`
  ${ownControl(css`
    ${fieldFrame}
    width: 100%;
    font: 400 13px/20px var(--rastro-font-family);
    cursor: pointer;
    outline: 0;
  `)}
`;
const Value = styled.span`
  flex: 1;
  ${truncate}
  &[data-empty='true'] {
    color: var(--rastro-text-subtle);
  }
`;

/** Props of {@link SelectMenu}. */
export interface SelectMenuProps<Value extends string> extends Omit<FieldProps, 'readOnly'> {
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  icon?: ReactNode;
  size?: 'toolbar' | 'md' | 'lg';
  /** Reads the label aloud only. */
  hideLabel?: boolean;
  /** Stands there while `value` is none of the options. */
  placeholder?: string;
}

/** A labelled choice of one value from a menu; where there are more than eight, use a combobox. */
export function SelectMenu<Choice extends string>({
  label,
  hint,
  error,
  required,
  options,
  value,
  onChange,
  icon,
  size = 'md',
  hideLabel = false,
  placeholder,
  disabled,
  id,
  className,
  style,
}: SelectMenuProps<Choice>): ReactElement {
  const fallbackId = useId();
  const ownId = id ?? fallbackId;
  const chosen = options.find((option) => option.value === value);
  return (
    <FieldShell
      label={label}
      hint={hint}
      error={error}
      required={required}
      hideLabel={hideLabel}
      style={style}
      id={ownId}
      isGroup
      className={fieldClass('select-menu', className)}
    >
      <Menu
        align="start"
        trigger={
          <Trigger
            type="button"
            id={ownId}
            data-size={size}
            data-disabled={disabled}
            data-invalid={error ? true : undefined}
            disabled={disabled}
            aria-labelledby={`${ownId}-label ${ownId}-value`}
            aria-describedby={(error ?? hint) ? `${ownId}-note` : undefined}
          >
            {icon}
            <Value id={`${ownId}-value`} data-empty={!chosen}>
              {chosen?.label ?? placeholder ?? value}
            </Value>
            <ChevronDown aria-hidden="true" />
          </Trigger>
        }
      >
        <MenuChoices options={options} value={value} onSelect={onChange} />
      </Menu>
    </FieldShell>
  );
}
