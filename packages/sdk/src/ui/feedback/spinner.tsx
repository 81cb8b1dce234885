'use client';
import type { ReactElement } from 'react';
import { keyframes, styled } from 'styled-components';
import { classNames } from '../class-names';

const turn = keyframes`to { transform: rotate(360deg); }`;

const Ring = styled.svg`
  flex: none;
  animation: ${turn} 800ms linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 3200ms;
  }
`;

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** Width and height in px. Default 16. */
  size?: number;
  /** Read aloud; without it the spinner is silent decoration. */
  label?: string;
  className?: string;
}

/** A turning ring: something is on its way. */
export function Spinner({ size = 16, label, className }: SpinnerProps): ReactElement {
  return (
    <Ring
      className={classNames('rastro-spinner', className)}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="8" cy="8" r="6.5" opacity="0.25" />
      <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" />
    </Ring>
  );
}
