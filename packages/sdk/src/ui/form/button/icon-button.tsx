'use client';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { classNames } from '../../class-names';
import { guardAction } from '../../feedback/guard-action';
import { focusRing, ownControl, stillWhenAsked, touchMedia } from '../../mixins';
import { Tooltip } from '../../overlay/tooltip';

const Root = styled.button`
  ${ownControl(css`
    position: relative;
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    width: 32px;
    height: 32px;
    padding: 0;
    border-radius: var(--rastro-radius-control);
    color: var(--rastro-text-muted);
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
    transition: background-color 120ms;
    ${stillWhenAsked}
  `)}
  ${focusRing}

  & > svg {
    width: 17px;
    height: 17px;
  }
  &[data-size='sm'] {
    width: 28px;
    height: 28px;
  }
  &[data-size='sm'] > svg {
    width: 15px;
    height: 15px;
  }
  &:hover {
    background: var(--rastro-surface-hover);
    color: var(--rastro-text);
  }
  &:active {
    background: var(--rastro-surface-active);
  }
  &[data-outlined='true'] {
    background: var(--rastro-surface);
    box-shadow: inset 0 0 0 1px var(--rastro-border-control);
  }
  &[data-outlined='true']:hover,
  &[data-outlined='true'][data-state='open'] {
    background: var(--rastro-surface-hover);
  }
  &[data-on='true'],
  &[data-on='true']:hover {
    background: var(--rastro-accent-soft);
    color: var(--rastro-accent-ink);
  }
  &[data-on='true'][data-outlined='true'] {
    box-shadow: inset 0 0 0 1px var(--rastro-accent-ink);
  }
  &&:disabled,
  &&[aria-disabled='true'] {
    background: transparent;
    color: var(--rastro-text-disabled);
    cursor: not-allowed;
  }
  &[data-size='lg'] {
    width: 44px;
    height: 44px;
  }
  &[data-size='lg'] > svg {
    width: 20px;
    height: 20px;
  }
  ${touchMedia} {
    &&,
    &[data-size] {
      width: 44px;
      height: 44px;
    }
    & > svg,
    &[data-size] > svg {
      width: 20px;
      height: 20px;
    }
  }
`;

const Count = styled.span`
  position: absolute;
  top: calc(50% - 17px);
  inset-inline-end: calc(50% - 17px);
  min-width: 15px;
  height: 15px;
  box-sizing: border-box;
  padding: 0 4px;
  border-radius: 8px;
  background: var(--rastro-status-alarm);
  color: var(--rastro-danger-text);
  font: 600 10px/15px var(--rastro-font-family);
  text-align: center;
`;

/** Props of {@link IconButton}; all of `<button>` besides. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The button's name: read aloud and shown as its tooltip. */
  label: string;
  icon: ReactNode;
  /** 28, 32 or 44 px. Default `md`; 44 on touch. */
  size?: 'sm' | 'md' | 'lg';
  outlined?: boolean;
  /** For buttons that stay pressed. */
  pressed?: boolean;
  /** Drawn as pressed without being a toggle: a filter that is in effect. */
  on?: boolean;
  /** A count at the corner; 0 shows none. */
  count?: number;
  shortcut?: string;
  disabledReason?: string;
  /** Side on which the tooltip opens; `none` for buttons that open a menu. */
  tooltipSide?: 'top' | 'right' | 'bottom' | 'left' | 'none';
}

/** A square button with an icon and a name. */
export function IconButton({
  label,
  icon,
  size = 'md',
  outlined,
  pressed,
  on = pressed,
  count = 0,
  shortcut,
  disabled,
  disabledReason,
  tooltipSide = 'bottom',
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps): ReactElement {
  const button = (
    <Root
      aria-label={label}
      {...rest}
      {...guardAction({ disabled, disabledReason }, onClick)}
      type={type}
      className={classNames('rastro-icon-button', className)}
      data-size={size}
      data-outlined={outlined}
      data-on={on}
      aria-pressed={pressed}
    >
      {icon}
      {count > 0 ? <Count aria-hidden="true">{count > 99 ? '99+' : count}</Count> : null}
    </Root>
  );
  if (tooltipSide === 'none') return button;
  return (
    <Tooltip text={disabledReason ?? label} shortcut={shortcut} side={tooltipSide}>
      {button}
    </Tooltip>
  );
}
