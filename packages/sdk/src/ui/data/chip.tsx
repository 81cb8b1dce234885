'use client';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { X } from 'lucide-react';
import { css, styled } from 'styled-components';
import { classNames } from '../class-names';
import { touchMedia, touchTarget } from '../mixins';
import { pressableStyles } from '../form/button/pressable-styles';

const Root = styled.button`
  ${pressableStyles(css`
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 6px;
    height: 28px;
    padding: 0 10px;
    border-radius: 9999px;
    box-shadow: inset 0 0 0 1px var(--rastro-border-control);
    color: var(--rastro-text-muted);
    font: 500 13px/20px var(--rastro-font-family);
    white-space: nowrap;
  `)}
  &:disabled {
    background: var(--rastro-surface-active);
    box-shadow: none;
    color: var(--rastro-text-disabled);
    cursor: not-allowed;
  }
  ${touchMedia} {
    && {
      height: 34px;
      padding: 0 12px;
    }
  }
  ${touchTarget}
`;
const Count = styled.span`
  color: var(--rastro-text);
  font-weight: 600;
  [data-on='true'] > & {
    color: inherit;
  }
`;

/** Props of {@link Chip}; all of `<button>` besides. */
export interface ChipProps extends ComponentPropsWithRef<'button'> {
  icon?: ReactNode;
  count?: ReactNode;
  /** For chips that switch something. */
  pressed?: boolean;
  /** Drawn as pressed without being a toggle: a filter that is in effect. */
  on?: boolean;
  /** The chip removes itself when pressed: this names the action ("Remove filter Moving"). */
  removeLabel?: string;
}

/** A small pill that filters, or stands for a filter that can be taken away. */
export function Chip({
  icon,
  count,
  pressed,
  on = pressed,
  removeLabel,
  className,
  children,
  type = 'button',
  ...rest
}: ChipProps): ReactElement {
  return (
    <Root
      {...rest}
      type={type}
      className={classNames('rastro-chip', className)}
      data-on={Boolean(on) || removeLabel !== undefined}
      aria-pressed={removeLabel === undefined ? pressed : undefined}
      aria-label={removeLabel}
    >
      {icon}
      {children}
      {count === undefined ? null : <Count data-figure>{count}</Count>}
      {removeLabel === undefined ? null : <X size={13} aria-hidden="true" />}
    </Root>
  );
}
