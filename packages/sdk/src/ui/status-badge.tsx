'use client';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { styled } from 'styled-components';
import { classNames } from './class-names';
import { statusColors } from './mixins';
import { StatusGlyph } from './status-glyph';
import type { StatusName } from './status-name';

const Root = styled.span`
  ${statusColors}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 5px;
  box-sizing: border-box;
  height: 22px;
  padding: 0 8px;
  border-radius: var(--rastro-radius-tag);
  background: var(--status-soft);
  color: var(--status-text);
  font: 550 12px/22px var(--rastro-font-family);
  white-space: nowrap;
`;

/** Props of {@link StatusBadge}; all of `<span>` besides. */
export interface StatusBadgeProps extends ComponentPropsWithRef<'span'> {
  status: StatusName;
}

/** A status as glyph, colour and word; the word is the child. */
export function StatusBadge({
  status,
  className,
  children,
  ...rest
}: StatusBadgeProps): ReactElement {
  return (
    <Root {...rest} className={classNames('rastro-status-badge', className)} data-status={status}>
      <StatusGlyph status={status} tone="inherit" />
      {children}
    </Root>
  );
}
