'use client';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { CloudOff } from 'lucide-react';
import { styled } from 'styled-components';
import { classNames } from '../class-names';
import { focusRing, touchTarget } from '../mixins';
import { NoticeActions, NoticeDisc, NoticeRoot, NoticeText, NoticeTitle } from './notice';

const Details = styled.details`
  margin-top: 16px;
  & > summary {
    padding: 4px 8px;
    border-radius: var(--rastro-radius-control);
    font-weight: 500;
    cursor: pointer;
    list-style: none;
    ${focusRing}
    ${touchTarget}
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover {
    background: var(--rastro-surface-hover);
    color: var(--rastro-text);
  }
  & > code {
    display: block;
    margin-top: 8px;
    overflow-wrap: anywhere;
    font-size: 12px;
    user-select: all;
  }
`;

/** Props of {@link ErrorState}; all of `<div>` besides. */
export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  icon?: ReactNode;
  title: ReactNode;
  /** One sentence: what to do. */
  text?: ReactNode;
  actions?: ReactNode;
  /** The code for support, folded away behind its label. */
  details?: { label: string; text: string };
}

/** Something failed: says what and offers a way on; the code stays behind the details. */
export function ErrorState({
  icon = <CloudOff />,
  title,
  text,
  actions,
  details,
  className,
  ...rest
}: ErrorStateProps): ReactElement {
  return (
    <NoticeRoot role="alert" {...rest} className={classNames('rastro-error-state', className)}>
      <NoticeDisc data-tone="error" aria-hidden="true">
        {icon}
      </NoticeDisc>
      <NoticeTitle>{title}</NoticeTitle>
      {text ? <NoticeText>{text}</NoticeText> : null}
      {actions ? <NoticeActions>{actions}</NoticeActions> : null}
      {details ? (
        <Details>
          <summary>{details.label}</summary>
          <code>{details.text}</code>
        </Details>
      ) : null}
    </NoticeRoot>
  );
}
