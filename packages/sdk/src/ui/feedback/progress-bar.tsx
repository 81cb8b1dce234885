'use client';
import type { ReactElement } from 'react';
import { keyframes, styled } from 'styled-components';
import { classNames } from '../class-names';

const slide = keyframes`from { left: -40%; } to { left: 100%; }`;

const Track = styled.div`
  position: relative;
  height: 3px;
  overflow: hidden;
  border-radius: 2px;
  background: var(--rastro-surface-active);
`;
const Fill = styled.div`
  position: absolute;
  inset-block: 0;
  left: 0;
  background: var(--rastro-accent-ink);
  transition: width 260ms cubic-bezier(0.2, 0.8, 0.2, 1);
  &[data-indeterminate='true'] {
    width: 40%;
    animation: ${slide} 1200ms ease-in-out infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
    &[data-indeterminate='true'] {
      left: 0;
      width: 100%;
      opacity: 0.6;
      animation: none;
    }
  }
`;

/** Props of {@link ProgressBar}. */
export interface ProgressBarProps {
  /** Name of the running task, for screen readers. */
  label: string;
  /** From 0 to 1; without it nobody knows how far. */
  value?: number;
  className?: string;
}

/** A thin line of progress, with or without a known end. */
export function ProgressBar({ label, value, className }: ProgressBarProps): ReactElement {
  const percent =
    value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <Track
      className={classNames('rastro-progress-bar', className)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <Fill
        data-indeterminate={percent === undefined}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </Track>
  );
}
