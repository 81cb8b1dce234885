'use client';
import { useEffect, useImperativeHandle, useRef, type ReactElement } from 'react';
import { Check, Minus } from 'lucide-react';
import { styled } from 'styled-components';
import { classNames } from '../../class-names';
import { Toggle, type ToggleProps } from './toggle';

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
  :disabled + & {
    border-color: var(--rastro-border-strong);
    background: var(--rastro-surface-active);
  }
  :disabled:checked + & {
    color: var(--rastro-text-disabled);
  }
`;

/** Props of {@link Checkbox}; all of `<input>` besides. */
export interface CheckboxProps extends ToggleProps {
  /** Some of several are on: shown as a dash. */
  mixed?: boolean;
}

/** A box to tick, with its words. */
export function Checkbox({
  mixed = false,
  onChange,
  className,
  ref,
  ...rest
}: CheckboxProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  // A browser forgets it at every press, and HTML has no attribute for it.
  const keepMixed = () => {
    if (input.current) input.current.indeterminate = mixed;
  };
  useEffect(keepMixed, [mixed]);
  const Mark = mixed ? Minus : Check;
  return (
    <Toggle
      {...rest}
      ref={input}
      className={classNames('rastro-checkbox', className)}
      markPlace="start"
      mark={
        <Box data-mixed={mixed}>
          <Mark size={12} strokeWidth={3} aria-hidden="true" />
        </Box>
      }
      onChange={(checked) => {
        keepMixed();
        onChange(checked);
      }}
    />
  );
}
