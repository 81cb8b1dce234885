'use client';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { BadgeRoot } from './badge-root';
import { classNames } from '../class-names';
import { StatusGlyph } from './status-glyph';
import type { StatusName } from './status-name';

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
    <BadgeRoot
      {...rest}
      className={classNames('rastro-status-badge', className)}
      data-status={status}
      data-size="lg"
    >
      <StatusGlyph status={status} tone="inherit" />
      {children}
    </BadgeRoot>
  );
}
