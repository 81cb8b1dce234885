import { css, styled } from 'styled-components';
import { ownControl, touchMedia } from '../../mixins';
import { fieldFrame } from '../field/field-styles';

/** The frame round all parts of a date. */
export const Frame = styled.div`
  ${fieldFrame}
  && {
    gap: 0;
    padding: 0 8px;
    color: var(--rastro-text-subtle);
    font: 400 13px/20px var(--rastro-font-family);
    font-feature-settings: 'tnum' 1;
  }
  & > span {
    white-space: pre;
  }
  ${touchMedia} {
    && {
      font-size: 16px;
    }
  }
`;

/** One part: as wide as its digits. */
export const Part = styled.input`
  ${ownControl(css`
    box-sizing: content-box;
    flex: none;
    width: 2ch;
    height: 24px;
    padding: 0 2px;
    border-radius: 3px;
    outline: 0;
    color: var(--rastro-text);
    font: inherit;
    text-align: center;
  `)}
  &&[data-field='year'] {
    width: 4ch;
  }
  &&[data-field='dayPeriod'] {
    width: 3ch;
  }
  &::placeholder {
    color: var(--rastro-text-subtle);
    opacity: 1;
  }
  &:disabled {
    color: inherit;
    -webkit-text-fill-color: currentColor;
    cursor: not-allowed;
  }
  &&:focus {
    background: var(--rastro-accent-soft);
    color: var(--rastro-accent-ink);
  }
`;

/** The button that opens the calendar of the browser, which stands unseen below it. */
export const Calendar = styled.div`
  position: relative;
  display: flex;
  margin-inline-start: auto;
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    pointer-events: none;
  }
`;
