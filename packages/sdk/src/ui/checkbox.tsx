'use client';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { Check, Minus } from 'lucide-react';
import { styled } from 'styled-components';
import { classNames } from './class-names';
import { ownControl, touchMedia, visuallyHidden } from './mixins';

const Root = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 24px;
  color: var(--rastro-text);
  font: 400 13px/20px var(--rastro-font-family);
  cursor: pointer;
  &:has(:disabled) {
    color: var(--rastro-text-disabled);
    cursor: not-allowed;
  }
  ${touchMedia} {
    min-height: 44px;
    font-size: 14px;
  }
`;
const Input = styled.input`
  ${ownControl(visuallyHidden)}
`;
const Box = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  box-sizing: border-box;
  width: 16px;
  height: 16px;
  border: 1.5px solid var(--rastro-border-control);
  border-radius: 4px;
  background: var(--rastro-surface);
  color: transparent;
  :checked + &,
  &[data-mixed='true'] {
    border-color: var(--rastro-accent-border);
    background: var(--rastro-accent);
    color: var(--rastro-accent-text);
  }
  :focus-visible + & {
    outline: 2px solid var(--rastro-focus);
    outline-offset: 2px;
  }
  :disabled + & {
    border-color: var(--rastro-border-strong);
    background: var(--rastro-surface-active);
  }
  :disabled:checked + & {
    color: var(--rastro-text-disabled);
  }
`;

/** Props of {@link Checkbox}; all of `<input>` besides. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'type'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Some of several are on: shown as a dash. */
  mixed?: boolean;
  children: ReactNode;
}

/** A box to tick, with its words. */
export function Checkbox({
  checked,
  onChange,
  mixed = false,
  className,
  style,
  children,
  ...rest
}: CheckboxProps): ReactElement {
  const Mark = mixed ? Minus : Check;
  return (
    <Root className={classNames('rastro-checkbox', className)} style={style}>
      <Input
        {...rest}
        type="checkbox"
        checked={checked}
        aria-checked={mixed ? 'mixed' : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Box data-mixed={mixed}>
        <Mark size={12} strokeWidth={3} aria-hidden="true" />
      </Box>
      <span>{children}</span>
    </Root>
  );
}
