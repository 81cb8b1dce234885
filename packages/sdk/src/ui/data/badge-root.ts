import { styled } from 'styled-components';
import { statusColors } from '../mixins';

/** The tinted box of a word in the colours of its `data-status`; 20 px high, 22 with `data-size="lg"`. */
export const BadgeRoot = styled.span`
  ${statusColors}
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 4px;
  box-sizing: border-box;
  height: 20px;
  padding: 0 6px;
  border-radius: var(--rastro-radius-tag);
  background: var(--status-soft);
  color: var(--status-text);
  font: 550 11.5px/20px var(--rastro-font-family);
  white-space: nowrap;
  &[data-size='lg'] {
    gap: 5px;
    height: 22px;
    padding: 0 8px;
    font-size: 12px;
    line-height: 22px;
  }
`;
