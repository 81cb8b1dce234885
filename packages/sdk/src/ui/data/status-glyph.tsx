'use client';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../class-names';
import { statusColors } from '../mixins';
import type { StatusName } from './status-name';

const Root = styled.svg`
  ${statusColors}
  flex: none;
  color: var(--status);
  &[data-tone='inherit'] {
    color: inherit;
  }
`;

const SHAPES: Record<StatusName, ReactElement> = {
  moving: <path d="M6 .9 10.9 11 6 8.6 1.1 11Z" fill="currentColor" />,
  idle: <path d="M2.2 1.5h2.7v9H2.2zM7.1 1.5h2.7v9H7.1z" fill="currentColor" />,
  stopped: <rect x="1.5" y="1.5" width="9" height="9" rx="1.4" fill="currentColor" />,
  offline: (
    <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round">
      <circle cx="6" cy="6" r="4.6" />
      <path d="m3 9 6-6" />
    </g>
  ),
  unknown: (
    <g fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinecap="round">
      <circle cx="6" cy="6" r="5" strokeDasharray=".9 1.718" />
      <path d="M4.6 4.9a1.4 1.4 0 1 1 2 1.3c-.4.2-.6.4-.6.8M6 8.7v0" />
    </g>
  ),
  alarm: (
    <path
      d="M5.13 1.1a1 1 0 0 1 1.74 0l4.7 8.4a1 1 0 0 1-.87 1.5H1.3a1 1 0 0 1-.87-1.5ZM5.35 4v3.1h1.3V4Zm0 4.1v1.3h1.3V8.1Z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
};

/** Props of {@link StatusGlyph}. */
export interface StatusGlyphProps {
  status: StatusName;
  /** Width and height in px. Default 10. */
  size?: number;
  /** `inherit` takes the colour of the text around it. Default `status`. */
  tone?: 'status' | 'inherit';
  className?: string;
}

/** The small sign of a status; always beside its word, so it is silent. */
export function StatusGlyph({
  status,
  size = 10,
  tone = 'status',
  className,
}: StatusGlyphProps): ReactElement {
  return (
    <Root
      className={classNames('rastro-status-glyph', className)}
      data-status={status}
      data-tone={tone}
      width={size}
      height={size}
      viewBox="0 0 12 12"
      aria-hidden="true"
    >
      {SHAPES[status]}
    </Root>
  );
}
