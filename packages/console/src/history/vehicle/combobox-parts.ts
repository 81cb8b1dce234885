import { styled } from 'styled-components';

/** Holds field and list together. */
export const ComboRoot = styled.div`
  position: relative;
`;

/** The name above the field. */
export const Label = styled.label`
  display: block;
  margin-bottom: 6px;
  font: 500 12.5px/16px var(--rastro-font-family);
`;

/** The frame round the input. */
export const Field = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 34px;
  padding: 0 10px;
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-surface);
  box-shadow: inset 0 0 0 1px var(--rastro-border-control);
  &:focus-within {
    box-shadow:
      inset 0 0 0 1px var(--rastro-focus),
      0 0 0 3px color-mix(in srgb, var(--rastro-focus) 24%, transparent);
  }
  & > svg {
    flex: none;
    color: var(--rastro-text-muted);
    pointer-events: none;
  }
  @media (pointer: coarse), (max-width: 768px) {
    height: 44px;
  }
`;

/** The bare input. */
export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  outline: 0;
  background: transparent;
  color: var(--rastro-text);
  font: 500 13px/20px var(--rastro-font-family);
  text-overflow: ellipsis;
  &::placeholder {
    color: var(--rastro-text-subtle);
    opacity: 1;
  }
  @media (pointer: coarse), (max-width: 768px) {
    font-size: 16px;
  }
`;

/** The list under the field. */
export const Listbox = styled.ul`
  position: absolute;
  inset: calc(100% + 4px) 0 auto;
  z-index: 40;
  max-height: 300px;
  margin: 0;
  padding: 4px;
  overflow-y: auto;
  border-radius: var(--rastro-radius-card);
  background: var(--rastro-surface-raised);
  box-shadow: var(--rastro-shadow-menu);
  list-style: none;
`;

/** One choice. */
export const Option = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 34px;
  padding: 4px 10px;
  border-radius: var(--rastro-radius-control);
  cursor: pointer;
  &[data-active='true'],
  &:hover {
    background: var(--rastro-surface-hover);
  }
  &[aria-selected='true'] {
    color: var(--rastro-accent-ink);
  }
  & > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > small {
    flex: none;
    max-width: 45%;
    overflow: hidden;
    color: var(--rastro-text-subtle);
    font-size: 12px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (pointer: coarse), (max-width: 768px) {
    min-height: 44px;
  }
`;

/** What stands there when nothing matches. */
export const Empty = styled.p`
  margin: 6px 0 0;
  color: var(--rastro-text-subtle);
  font-size: 12px;
  line-height: 16px;
`;
