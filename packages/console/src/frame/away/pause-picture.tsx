import type { ReactElement } from 'react';

/** A vehicle that waits on its way; drawn from tokens, silent. */
export function PausePicture(): ReactElement {
  return (
    <svg width="224" height="96" viewBox="0 0 224 96" fill="none" aria-hidden="true">
      <path
        d="M10 84c52 0 50-60 102-60s52 48 102 48"
        stroke="var(--rastro-border-strong)"
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path
        d="M10 84c52 0 50-60 96-60"
        stroke="var(--rastro-accent-ink)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0 12"
      />
      <path
        d="M117.7 10.6A15 15 0 1 0 122.9 33.1L134 18.6Z"
        fill="var(--rastro-surface)"
        stroke="var(--rastro-canvas)"
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <path
        d="M117.7 10.6A15 15 0 1 0 122.9 33.1L134 18.6Z"
        fill="var(--rastro-surface)"
        stroke="var(--rastro-accent-ink)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M109 19v10M115 19v10"
        stroke="var(--rastro-accent-ink)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
