'use client';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';
import { NoticeActions, NoticeDisc, NoticeRoot, NoticeText, NoticeTitle } from './notice';

/** Props of {@link EmptyState}; all of `<div>` besides. */
export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  icon?: ReactNode;
  title: ReactNode;
  /** One sentence: what to do. */
  text?: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
}

/** Nothing here yet, or nothing found: says so and offers the next step. */
export function EmptyState({
  icon,
  title,
  text,
  actions,
  className,
  ...rest
}: EmptyStateProps): ReactElement {
  return (
    <NoticeRoot {...rest} className={classNames('rastro-empty-state', className)}>
      {icon ? <NoticeDisc aria-hidden="true">{icon}</NoticeDisc> : null}
      <NoticeTitle>{title}</NoticeTitle>
      {text ? <NoticeText>{text}</NoticeText> : null}
      {actions ? <NoticeActions>{actions}</NoticeActions> : null}
    </NoticeRoot>
  );
}
