import { css } from 'styled-components';
import { STATUS_NAMES } from './status-name';

/** The focus ring of every control: outside its edge, for the keyboard only. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid var(--rastro-focus);
    outline-offset: 2px;
  }
`;

/** The focus ring of rows: inside the edge, where neighbours cannot cover it. */
export const focusRingInset = css`
  &:focus-visible {
    outline: 2px solid var(--rastro-focus);
    outline-offset: -2px;
  }
`;

/** Media query of phones and fingers: targets grow to 44 px. */
export const touchMedia = '@media (pointer: coarse), (max-width: 768px)';

/** Takes part in no layout and is read aloud only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;

/** One line that ends in an ellipsis. */
export const truncate = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Sets `--status`, `--status-text` and `--status-soft` from the element's `data-status`. */
export const statusColors = css`
  ${STATUS_NAMES.map(
    (status) => `
      &[data-status='${status}'] {
        --status: var(--rastro-status-${status});
        --status-text: var(--rastro-status-${status}-text);
        --status-soft: var(--rastro-status-${status}-soft);
      }
    `,
  )}
`;

/** Font, figures of equal width and the text colour of a widget's outermost element. */
export const widgetText = css`
  font-family: var(--rastro-font-family);
  font-feature-settings: 'tnum' 1;
  font-size: 13px;
  line-height: 20px;
  color: var(--rastro-text);
  -webkit-font-smoothing: antialiased;
  ${touchMedia} {
    font-size: 14px;
  }
`;

/** Takes every movement away where the reader asked for stillness. */
export const stillWhenAsked = css`
  @media (prefers-reduced-motion: reduce) {
    transition: none;
    animation: none;
  }
`;
