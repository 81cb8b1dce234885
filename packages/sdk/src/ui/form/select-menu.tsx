'use client';
import { useId, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { css, styled } from 'styled-components';
import { classNames } from '../class-names';
import { fieldColumn, fieldFrame, fieldLabel } from './field-styles';
import { Menu, MenuChoices } from '../overlay/menu';
import { ownControl, truncate } from '../mixins';

const Root = styled.div`
  ${fieldColumn}
`;
const Label = styled.span`
  ${fieldLabel}
`;
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
`;

/** Props of {@link SelectMenu}. */
export interface SelectMenuProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: ReactNode; hint?: ReactNode; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  icon?: ReactNode;
  size?: 'toolbar' | 'md' | 'lg';
  /** Reads the label aloud only. */
  hideLabel?: boolean;
  disabled?: boolean;
  className?: string;
  style?: CSSProperties;
}

/** A labelled choice of one value from a menu. */
export function SelectMenu<Choice extends string>({
  label,
  options,
  value,
  onChange,
  icon,
  size = 'md',
  hideLabel = false,
  disabled,
  className,
  style,
}: SelectMenuProps<Choice>): ReactElement {
  const id = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <Root className={classNames('rastro-select-menu', className)} style={style}>
      {hideLabel ? null : <Label id={`${id}-label`}>{label}</Label>}
      <Menu
        align="start"
        trigger={
          <Trigger
            type="button"
            data-size={size}
            data-disabled={disabled}
            disabled={disabled}
            aria-label={hideLabel ? label : undefined}
            aria-labelledby={hideLabel ? undefined : `${id}-label ${id}-value`}
            aria-describedby={hideLabel ? `${id}-value` : undefined}
          >
            {icon}
            <Value id={`${id}-value`}>{chosen?.label ?? value}</Value>
            <ChevronDown aria-hidden="true" />
          </Trigger>
        }
      >
        <MenuChoices options={options} value={value} onSelect={onChange} />
      </Menu>
    </Root>
  );
}
