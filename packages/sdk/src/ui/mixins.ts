import { css, type RuleSet } from 'styled-components';
import { STATUS_NAMES } from './data/status-name';

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

/** Media query for touch input or a window of phone width. */
export const TOUCH_QUERY = '(pointer: coarse), (max-width: 768px)';

/** Media query of phones and fingers: targets grow to 44 px. */
export const touchMedia = `@media ${TOUCH_QUERY}`;

/**
 * For what is drawn smaller than a finger needs: 44 px answer, around its middle, and it stays as it looks. Give
 * it to what has no `::after` of its own, and leave that much room around it in what clips.
 */
export const touchTarget = css`
  ${touchMedia} {
    position: relative;
    isolation: isolate;
    &::after {
      position: absolute;
      /* Behind what may be pressed inside. */
      z-index: -1;
      top: 50%;
      left: 50%;
      width: max(100%, 44px);
      height: max(100%, 44px);
      transform: translate(-50%, -50%);
      content: '';
    }
  }
`;

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

/** Takes back what a page's own rules hand down to all text in it. */
export const ownText = css`
  font-style: normal;
  font-variant: normal;
  letter-spacing: normal;
  word-spacing: normal;
  text-align: start;
  text-indent: 0;
  text-shadow: none;
  text-transform: none;
  white-space: normal;
`;

/**
 * The beginning of every button and input: a page's rules for bare elements, those for \`:hover\` too,
 * are weaker than a class written twice. Rules of states follow it.
 */
export const ownControl = (rules: RuleSet) => css`
  && {
    ${ownText}
    float: none;
    box-sizing: border-box;
    width: auto;
    min-width: 0;
    max-width: none;
    height: auto;
    min-height: 0;
    max-height: none;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: transparent;
    box-shadow: none;
    filter: none;
    opacity: 1;
    font: inherit;
    text-decoration: none;
    transform: none;
    appearance: none;
    ${rules}
  }
`;

/** Font, figures of equal width and the text colour of a widget's outermost element. */
export const widgetText = css`
  ${ownText}
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
