'use client';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../class-names';

const Root = styled.span`
  display: inline-block;
  flex: none;
  width: 7px;
  height: 7px;
  border-radius: 50%;
  background: var(--rastro-status-offline);
  &[data-state='live'] {
    background: var(--rastro-status-moving);
  }
  &[data-state='waiting'] {
    background: var(--rastro-status-idle);
  }
  &[data-state='down'] {
    background: var(--rastro-status-alarm);
  }
`;

/** Props of {@link LiveDot}. */
export interface LiveDotProps {
  state: 'live' | 'waiting' | 'down' | 'off';
  className?: string;
}

/** A still dot for the connection; always beside its word, so it is silent. */
export function LiveDot({ state, className }: LiveDotProps): ReactElement {
  return (
    <Root
      className={classNames('rastro-live-dot', className)}
      data-state={state}
      aria-hidden="true"
    />
  );
}
