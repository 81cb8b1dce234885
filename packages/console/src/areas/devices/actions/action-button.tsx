import { focusRing } from '@rastro/sdk/internal/ui';
import { styled } from 'styled-components';

/** A thing that can be done with a device: a sign over its word. */
export const ActionButton = styled.button.attrs({ type: 'button' })`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 4px;
  min-width: 44px;
  height: 52px;
  margin: 0;
  padding: 0 2px;
  border: 0;
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-surface);
  box-shadow: inset 0 0 0 1px var(--rastro-border-strong);
  color: var(--rastro-text-muted);
  font: 500 11px/14px var(--rastro-font-family);
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}
  &:focus-visible {
    outline-offset: -2px;
  }
  &:hover {
    background: var(--rastro-surface-hover);
    color: var(--rastro-text);
  }
  &[data-tone='idle'] {
    background: var(--rastro-status-idle-soft);
    box-shadow: inset 0 0 0 1px var(--rastro-status-idle);
    color: var(--rastro-status-idle-text);
  }
  &[aria-pressed='true'] {
    background: var(--rastro-accent-soft);
    box-shadow: inset 0 0 0 1px var(--rastro-accent-ink);
    color: var(--rastro-accent-ink);
  }
`;
