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
        d="M112 8a16 16 0 1 0 15 22l10-11-12-2.5A16 16 0 0 0 112 8Z"
        fill="var(--rastro-surface)"
        stroke="var(--rastro-canvas)"
        strokeWidth="8"
        strokeLinejoin="round"
      />
      <path
        d="M112 8a16 16 0 1 0 15 22l10-11-12-2.5A16 16 0 0 0 112 8Z"
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
