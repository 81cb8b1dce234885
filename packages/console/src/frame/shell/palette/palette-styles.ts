import { touchMedia, truncate } from '@rastro/sdk/internal/ui';
import { css, styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;
  height: 52px;
  padding: 0 16px;
  border-bottom: 1px solid var(--rastro-border);
  & > svg {
    flex: none;
    color: var(--rastro-text-muted);
  }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  outline: 0;
  background: transparent;
  color: var(--rastro-text);
  font: 400 16px/24px var(--rastro-font-family);
  &::placeholder {
    color: var(--rastro-text-subtle);
  }
`;

export const Count = styled.span`
  flex: none;
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
`;

export const List = styled.div`
  flex: 1;
  min-height: 0;
  padding: 4px 0 8px;
  overflow-y: auto;
  overscroll-behavior: contain;
  outline: 0;
`;

export const SectionTitle = styled.div`
  padding: 12px 16px 6px;
  color: var(--rastro-text-muted);
  font: 600 11.5px/16px var(--rastro-font-family);
`;

export const None = styled.p`
  margin: 0;
  padding: 32px 16px;
  color: var(--rastro-text-muted);
  text-align: center;
  overflow-wrap: anywhere;
`;

export const Option = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 40px;
  margin: 0 8px;
  padding: 2px 8px;
  border-radius: var(--rastro-radius-control);
  cursor: pointer;
  &[aria-selected='true'] {
    background: var(--rastro-accent-soft);
  }
  &[aria-selected='true']::before {
    position: absolute;
    inset: 4px auto 4px -2px;
    width: 3px;
    border-radius: 2px;
    background: var(--rastro-accent-ink);
    content: '';
  }
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  ${touchMedia} {
    min-height: 48px;
  }
`;

export const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: var(--rastro-radius-control);
  background: var(--rastro-surface-active);
  color: var(--rastro-text-muted);
`;

export const Name = styled.span`
  min-width: 0;
  font-weight: 550;
  ${truncate}
`;

export const Detail = styled.span`
  flex: 1;
  min-width: 0;
  color: var(--rastro-text-muted);
  ${truncate}
`;

const keyStyles = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: 20px;
  height: 20px;
  padding: 0 5px;
  border-radius: var(--rastro-radius-tag);
  box-shadow: inset 0 0 0 1px var(--rastro-border-strong);
  color: var(--rastro-text-muted);
  font: 500 11px/14px var(--rastro-font-family);
`;

export const Key = styled.kbd`
  ${keyStyles}
  @media (max-width: 768px) {
    display: none;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 4px 20px;
  padding: 8px 16px;
  border-top: 1px solid var(--rastro-border);
  background: var(--rastro-surface-sunken);
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 20px;
  & > span {
    display: inline-flex;
    gap: 4px;
  }
  @media (max-width: 768px) {
    display: none;
  }
`;
