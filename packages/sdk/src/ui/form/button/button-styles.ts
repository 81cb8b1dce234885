import { css } from 'styled-components';
import { focusRing, ownControl, stillWhenAsked, touchMedia } from '../../mixins';

/** The look of all buttons; variant and size come from `data-variant` and `data-size`. */
export const buttonStyles = css`
  ${ownControl(css`
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    height: 32px;
    padding: 0 12px;
    border-radius: var(--rastro-radius-control);
    color: var(--rastro-text);
    font: 500 13px/20px var(--rastro-font-family);
    white-space: nowrap;
    text-decoration: none;
    cursor: pointer;
    user-select: none;
    -webkit-tap-highlight-color: transparent;
    transition:
      background-color 120ms,
      color 120ms;
    ${stillWhenAsked}
  `)}
  ${focusRing}

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  &[data-size='sm'] {
    height: 28px;
    padding: 0 10px;
    font-size: 12px;
  }
  &[data-size='lg'] {
    height: 40px;
    padding: 0 16px;
    font-size: 14px;
  }
  &[data-wide='true'] {
    width: 100%;
  }

  &[data-variant='primary'] {
    background: var(--rastro-accent);
    color: var(--rastro-accent-text);
    box-shadow: inset 0 0 0 1px var(--rastro-accent-border);
  }
  &[data-variant='primary']:hover {
    background: var(--rastro-accent-hover);
  }
  &[data-variant='primary']:active {
    background: var(--rastro-accent-active);
  }
  &[data-variant='secondary'],
  &[data-variant='quiet-danger'] {
    background: var(--rastro-surface);
    box-shadow:
      inset 0 0 0 1px var(--rastro-border-strong),
      var(--rastro-shadow-control);
  }
  &[data-variant='quiet-danger'] {
    color: var(--rastro-status-alarm-text);
  }
  &[data-variant='secondary']:hover,
  &[data-variant='quiet-danger']:hover {
    background: var(--rastro-surface-hover);
  }
  &[data-variant='secondary']:active,
  &[data-variant='quiet-danger']:active {
    background: var(--rastro-surface-active);
  }
  &[data-variant='soft'] {
    background: var(--rastro-accent-soft);
    color: var(--rastro-accent-ink);
  }
  &[data-variant='soft']:hover {
    background: var(--rastro-accent-soft-hover);
  }
  &[data-variant='ghost'] {
    color: var(--rastro-text-muted);
  }
  &[data-variant='ghost']:hover {
    background: var(--rastro-surface-hover);
    color: var(--rastro-text);
  }
  &[data-variant='ghost']:active {
    background: var(--rastro-surface-active);
  }
  &[data-variant='danger'] {
    background: var(--rastro-danger);
    color: var(--rastro-danger-text);
  }
  &[data-variant='danger']:hover {
    background: var(--rastro-danger-hover);
  }

  &&:disabled,
  &&[aria-disabled='true'] {
    background: var(--rastro-surface-active);
    color: var(--rastro-text-disabled);
    box-shadow: none;
    cursor: not-allowed;
  }
  &&[data-variant='ghost']:disabled,
  &&[data-variant='ghost'][aria-disabled='true'] {
    background: transparent;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }

  ${touchMedia} {
    &&,
    &[data-size] {
      height: 44px;
      padding-inline: 16px;
      font-size: 14px;
    }
  }
`;
