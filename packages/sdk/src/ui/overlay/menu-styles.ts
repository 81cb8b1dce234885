import { css, keyframes } from 'styled-components';
import { ownText, touchMedia } from '../mixins';

const appear = keyframes`from { opacity: 0; transform: scale(0.98); }`;

/** The box of a menu. */
export const menuBox = css`
  ${ownText}
  z-index: 40;
  box-sizing: border-box;
  min-width: 180px;
  max-width: 320px;
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: 4px;
  overflow-y: auto;
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-surface-raised);
  box-shadow: var(--rastro-shadow-menu);
  color: var(--rastro-text);
  font: 400 13px/20px var(--rastro-font-family);
  transform-origin: var(--radix-dropdown-menu-content-transform-origin);
  animation: ${appear} 180ms cubic-bezier(0.2, 0.8, 0.2, 1);
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** One line of a menu. */
export const menuItem = css`
  display: flex;
  align-items: center;
  gap: 8px;
  box-sizing: border-box;
  min-height: 34px;
  padding: 0 8px;
  border-radius: var(--rastro-radius-tag);
  outline: 0;
  cursor: pointer;
  user-select: none;
  &[data-highlighted] {
    background: var(--rastro-surface-hover);
    box-shadow: inset 0 0 0 2px var(--rastro-focus);
  }
  &[data-highlighted]:hover {
    box-shadow: none;
  }
  &[data-state='checked'] {
    color: var(--rastro-accent-ink);
  }
  &[data-danger='true'] {
    color: var(--rastro-status-alarm-text);
  }
  &[data-disabled] {
    color: var(--rastro-text-disabled);
    cursor: not-allowed;
  }
  & > svg {
    flex: none;
    width: 15px;
    height: 15px;
  }
  ${touchMedia} {
    min-height: 44px;
    font-size: 14px;
  }
`;
