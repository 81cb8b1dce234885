import { css } from 'styled-components';
import { ownControl, stillWhenAsked, touchMedia } from '../../mixins';

/** Label, line and note of a field, one below the other. */
export const fieldColumn = css`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`;

/** The words above a field. */
export const fieldLabel = css`
  color: var(--rastro-text);
  font: 500 12.5px/16px var(--rastro-font-family);
`;

/** The frame round an input: edge, hover, focus, error, disabled. */
export const fieldFrame = css`
  display: flex;
  align-items: center;
  gap: 8px;
  box-sizing: border-box;
  height: 34px;
  padding: 0 10px;
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-surface);
  color: var(--rastro-text);
  box-shadow: inset 0 0 0 1px var(--rastro-border-control);
  transition: box-shadow 120ms;
  ${stillWhenAsked}

  &[data-size='toolbar'] {
    height: 30px;
  }
  &[data-size='lg'] {
    height: 42px;
  }
  &[data-size='search'] {
    flex: 1 1 auto;
    min-width: 0;
    height: 32px;
  }
  &:hover {
    box-shadow: inset 0 0 0 1px var(--rastro-text-subtle);
  }
  &:focus-within {
    box-shadow:
      inset 0 0 0 1px var(--rastro-focus),
      0 0 0 3px color-mix(in srgb, var(--rastro-focus) 24%, transparent);
  }
  &[data-invalid='true'] {
    box-shadow: inset 0 0 0 1px var(--rastro-status-alarm);
  }
  &[data-invalid='true']:focus-within {
    box-shadow:
      inset 0 0 0 1px var(--rastro-status-alarm),
      0 0 0 3px color-mix(in srgb, var(--rastro-status-alarm) 24%, transparent);
  }
  &:has([data-warned='true']) {
    box-shadow: inset 0 0 0 1px var(--rastro-status-idle);
  }
  &[data-readonly='true'] {
    background: var(--rastro-surface-sunken);
    box-shadow: inset 0 0 0 1px var(--rastro-border);
  }
  &[data-readonly='true']:focus-within {
    box-shadow: inset 0 0 0 2px var(--rastro-focus);
  }
  &[data-disabled='true'] {
    background: var(--rastro-surface-active);
    color: var(--rastro-text-disabled);
    box-shadow: none;
  }
  & > svg {
    flex: none;
    width: 15px;
    height: 15px;
    color: var(--rastro-text-subtle);
  }
  ${touchMedia} {
    &,
    &[data-size] {
      height: 44px;
    }
  }
`;

/** The bare input inside the frame. */
export const fieldInput = css`
  ${ownControl(css`
    flex: 1;
    min-width: 0;
    height: 100%;
    padding: 0;
    outline: 0;
    color: inherit;
    font: 400 13px/20px var(--rastro-font-family);
  `)}
  &::placeholder {
    color: var(--rastro-text-subtle);
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
    -webkit-text-fill-color: currentColor;
  }
  ${touchMedia} {
    && {
      font-size: 14px;
    }
    /* Below 16 px a phone zooms the page when the field takes the focus. */
    &:focus {
      font-size: 16px;
    }
  }
`;
