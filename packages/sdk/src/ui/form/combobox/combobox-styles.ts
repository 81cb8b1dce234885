import { css, keyframes } from 'styled-components';
import { ownText, touchMedia, truncate } from '../../mixins';

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`;

/** Height of one choice with a mouse and with a finger, in px. */
export const OPTION_HEIGHT_PX = { mouse: 34, touch: 44 };

/** The box of the choices, as wide as the field. */
export const listBox = css`
  ${ownText}
  z-index: 62;
  box-sizing: border-box;
  width: var(--radix-popover-trigger-width);
  min-width: 180px;
  padding: 4px;
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-surface-raised);
  box-shadow: var(--rastro-shadow-menu);
  color: var(--rastro-text);
  font: 400 13px/20px var(--rastro-font-family);
  font-feature-settings: 'tnum' 1;
  animation: ${appear} 120ms cubic-bezier(0.2, 0.8, 0.2, 1);
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  ${touchMedia} {
    font-size: 14px;
  }
`;

/** One choice. */
export const optionLine = css`
  position: absolute;
  inset-inline: 0;
  top: 0;
  display: flex;
  align-items: center;
  gap: 8px;
  box-sizing: border-box;
  padding: 0 8px;
  border-radius: var(--rastro-radius-control);
  cursor: pointer;
  &[data-active='true'] {
    background: var(--rastro-surface-hover);
    box-shadow: inset 0 0 0 2px var(--rastro-focus);
  }
  &[data-active='true']:hover {
    box-shadow: none;
  }
  &[aria-selected='true'] {
    color: var(--rastro-accent-ink);
    font-weight: 550;
  }
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  & > span {
    flex: 1;
    ${truncate}
  }
  & > small {
    flex: none;
    max-width: 45%;
    color: var(--rastro-text-subtle);
    font: 400 12px/16px var(--rastro-font-family);
    ${truncate}
  }
`;
