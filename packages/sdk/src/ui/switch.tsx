'use client';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { classNames } from './class-names';
import { ownControl, stillWhenAsked, touchMedia, visuallyHidden } from './mixins';

const Root = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 28px;
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
const Track = styled.span`
  flex: none;
  box-sizing: border-box;
  width: 32px;
  height: 18px;
  padding: 2px;
  border-radius: 9px;
  background: var(--rastro-border-control);
  transition: background-color 120ms;
  ${stillWhenAsked}
  :checked + & {
    background: var(--rastro-accent);
    box-shadow: inset 0 0 0 1px var(--rastro-accent-border);
  }
  :focus-visible + & {
    outline: 2px solid var(--rastro-focus);
    outline-offset: 2px;
  }
  :disabled + & {
    opacity: 0.45;
  }
`;
const Thumb = styled.span`
  display: block;
  width: 14px;
  height: 14px;
  border-radius: 50%;
  background: var(--rastro-surface);
  transition: transform 120ms cubic-bezier(0.2, 0.8, 0.2, 1);
  ${stillWhenAsked}
  :checked + ${Track} > & {
    background: var(--rastro-accent-text);
    transform: translateX(14px);
  }
`;

/** Props of {@link Switch}; all of `<input>` besides. */
export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'type'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A switch that acts at once; for choices that wait for a save button use a checkbox. */
export function Switch({
  checked,
  onChange,
  className,
  style,
  children,
  ...rest
}: SwitchProps): ReactElement {
  return (
    <Root className={classNames('rastro-switch', className)} style={style}>
      <span>{children}</span>
      <Input
        {...rest}
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Track>
        <Thumb />
      </Track>
    </Root>
  );
}
