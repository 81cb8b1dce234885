import { styled } from 'styled-components';
import { focusRingInset, touchMedia, widgetText } from '../../mixins';
import { MiddleText } from '../middle-text';

/** The tree with its bar. */
export const Root = styled.div`
  ${widgetText}
  display: flex;
  flex-direction: column;
  width: 100%;
  height: 100%;
  min-height: 0;
  background: var(--rastro-surface);
`;

/** The part that scrolls. */
export const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: 0;
  scrollbar-width: thin;
  scrollbar-color: var(--rastro-border-strong) transparent;
  &[data-target='true'] {
    box-shadow: inset 0 0 0 2px var(--rastro-focus);
  }
`;

/** One node. */
export const Row = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  gap: 6px;
  box-sizing: border-box;
  padding-inline: calc(8px + (var(--level) - 1) * 20px) 8px;
  background: var(--row-surface, transparent);
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  ${focusRingInset}
  &:hover {
    --row-surface: var(--rastro-surface-hover);
  }
  &[aria-selected='true'] {
    --row-surface: var(--rastro-accent-soft);
  }
  &[aria-selected='true']::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 3px;
    background: var(--rastro-accent-ink);
  }
  &[data-moving='true'] > * {
    opacity: 0.5;
  }
  &[data-target='true'] {
    --row-surface: var(--rastro-accent-soft);
    border-radius: var(--rastro-radius-control);
    box-shadow: inset 0 0 0 2px var(--rastro-focus);
  }
  &[aria-disabled='true'] {
    color: var(--rastro-text-subtle);
    cursor: not-allowed;
  }
  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
    color: var(--rastro-text-muted);
  }
  &[aria-selected='true'] > svg {
    color: var(--rastro-accent-ink);
  }
`;

/** The lines that lead down from the parents, one each. */
export const Guide = styled.span`
  position: absolute;
  inset-block: 0;
  width: 1px;
  background: var(--rastro-border);
  inset-inline-start: calc(19px + var(--guide) * 20px);
`;

/** Folds and unfolds for the mouse; the keyboard has its arrows. */
export const Fold = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  border-radius: var(--rastro-radius-tag);
  color: var(--rastro-text-muted);
  &[data-shown='true']:hover {
    background: var(--rastro-surface-active);
  }
  & > svg {
    width: 14px;
    height: 14px;
    transition: transform 120ms;
  }
  [aria-expanded='true'] > & > svg {
    transform: rotate(90deg);
  }
  @media (prefers-reduced-motion: reduce) {
    & > svg {
      transition: none;
    }
  }
`;

/** A node's name. */
export const Name = styled(MiddleText)`
  [aria-level='1'] > & {
    font-weight: 600;
  }
`;

/** Number of items in a node. */
export const Count = styled.span`
  flex: none;
  color: var(--rastro-text-subtle);
  font-size: 12px;
  line-height: 16px;
`;

/** At the right edge of a node. */
export const Detail = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  margin-inline-start: auto;
  font-size: 12px;
  & + button {
    margin-inline-start: 0;
  }
`;

/** Bar that describes a pending move, with its buttons to finish or cancel. */
export const Bar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  box-sizing: border-box;
  padding: 6px 12px;
  border-top: 1px solid var(--rastro-accent-ink);
  background: var(--rastro-accent-soft);
  & > span {
    flex: 1 1 160px;
  }
  ${touchMedia} {
    min-height: 56px;
  }
`;
