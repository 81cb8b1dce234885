'use client';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { BadgeRoot } from './badge-root';
import { classNames } from '../class-names';
import type { StatusName } from './status-name';

const Root = styled(BadgeRoot)`
  & > svg {
    flex: none;
    width: 12px;
    height: 12px;
  }
`;

/** Props of {@link Badge}; all of `<span>` besides. */
export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** The colours, named by status: `moving` is green, `idle` amber, `alarm` red … Default `offline` (grey). */
  tone?: StatusName;
  icon?: ReactNode;
}

/** A tinted word, such as the state of an invoice or the kind of an alert. */
export function Badge({
  tone = 'offline',
  icon,
  className,
  children,
  ...rest
}: BadgeProps): ReactElement {
  return (
    <Root {...rest} className={classNames('rastro-badge', className)} data-status={tone}>
      {icon}
      {children}
    </Root>
  );
}
