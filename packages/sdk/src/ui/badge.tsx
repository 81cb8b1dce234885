'use client';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { classNames } from './class-names';
import { statusColors } from './mixins';
import type { StatusName } from './status-name';

const Root = styled.span`
  ${statusColors}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 4px;
  box-sizing: border-box;
  height: 20px;
  padding: 0 6px;
  border-radius: var(--rastro-radius-tag);
  background: var(--status-soft);
  color: var(--status-text);
  font: 550 11.5px/20px var(--rastro-font-family);
  white-space: nowrap;
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
