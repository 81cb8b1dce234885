import { styled } from 'styled-components';
import { touchMedia } from '../../../ui';

/** Container of the handles: covers the whole map and lets pointer events through. */
export const HandlePlace = styled.div`
  position: absolute;
  inset: 0;
  z-index: 7;
  overflow: hidden;
  pointer-events: none;
  /* Out of sight only: what is hidden loses the focus, and the next key went nowhere. */
  &[data-zooming='true'] {
    opacity: 0;
  }
  &[data-zooming='true'] > * {
    pointer-events: none;
  }
`;

/** A button on a point of the shape. */
export const HandleButton = styled.button`
  position: absolute;
  top: 0;
  left: 0;
  box-sizing: border-box;
  width: 18px;
  height: 18px;
  margin: -9px 0 0 -9px;
  padding: 0;
  border: 2.5px solid var(--rastro-accent);
  border-radius: 50%;
  background: var(--rastro-surface);
  box-shadow: var(--rastro-shadow-float);
  cursor: grab;
  pointer-events: auto;
  touch-action: none;
  &[data-role='middle'] {
    width: 12px;
    height: 12px;
    margin: -6px 0 0 -6px;
    background: var(--rastro-accent);
    border-color: var(--rastro-surface);
    border-width: 2px;
    opacity: 0.85;
  }
  &[data-role='radius'] {
    border-radius: 5px;
    cursor: ew-resize;
  }
  &[data-chosen='true'] {
    background: var(--rastro-accent);
  }
  /* A pointer, too, needs more than is seen, and a finger 44 px. */
  &::after {
    position: absolute;
    inset: -6px;
    content: '';
  }
  ${touchMedia} {
    &::after {
      inset: calc(50% - 22px);
    }
  }
  &:focus-visible {
    outline: 3px solid var(--rastro-focus);
    outline-offset: 2px;
  }
  &:active {
    cursor: grabbing;
  }
`;
