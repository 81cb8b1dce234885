'use client';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { buttonStyles } from './button-styles';
import { classNames } from '../../class-names';
import { guardAction } from '../../feedback/guard-action';
import { Spinner } from '../../feedback/spinner';
import { Tooltip } from '../../overlay/tooltip';

const Root = styled.button`
  ${buttonStyles}
`;

/** Looks of a button; at most one primary a view. */
export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger' | 'quiet-danger';

/** Props of {@link Button}; all of `<button>` besides. */
export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** Default `secondary`. */
  variant?: ButtonVariant;
  /** 28, 32 or 40 px high; 44 on touch. Default `md`. */
  size?: 'sm' | 'md' | 'lg';
  /** An icon before the words; the spinner takes its place while busy. */
  icon?: ReactNode;
  /** Work is under way: further clicks do nothing. */
  busy?: boolean;
  /** Disables the button and says why in its tooltip. */
  disabledReason?: string;
  /** Takes the whole width. */
  wide?: boolean;
}

/** A button that names its action: verb and object. */
export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  busy = false,
  disabled,
  disabledReason,
  wide,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps): ReactElement {
  return (
    <Tooltip text={disabledReason}>
      <Root
        {...rest}
        {...guardAction({ disabled, disabledReason, busy }, onClick)}
        type={busy ? 'button' : type}
        className={classNames('rastro-button', className)}
        data-variant={variant}
        data-size={size}
        data-wide={wide}
        aria-busy={busy || undefined}
      >
        {busy ? <Spinner /> : icon}
        {children}
      </Root>
    </Tooltip>
  );
}
