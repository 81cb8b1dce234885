'use client';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../../class-names';
import { stillWhenAsked } from '../../mixins';
import { Toggle, type ToggleProps } from './toggle';

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
export type SwitchProps = ToggleProps;

/** A switch that acts at once; for choices that wait for a save button use a checkbox. */
export function Switch({ className, ...rest }: SwitchProps): ReactElement {
  return (
    <Toggle
      {...rest}
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the checkbox below says whether it is on
      role="switch"
      className={classNames('rastro-switch', className)}
      markPlace="end"
      mark={
        <Track>
          <Thumb />
        </Track>
      }
    />
  );
}
