'use client';
import { keyframes, styled } from 'styled-components';

const breathe = keyframes`50% { opacity: 0.55; }`;

/** A grey block where content will be; give it the true width and height by `style`. */
export const Skeleton = styled.span.attrs({ className: 'rastro-skeleton', 'aria-hidden': true })`
  display: block;
  border-radius: var(--rastro-radius-tag);
  background: var(--rastro-surface-active);
  animation: ${breathe} 1400ms ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
