'use client';
import { styled } from 'styled-components';

/** The frame that the empty and the error state share: disc, title, sentence, buttons. */
export const NoticeRoot = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  min-height: 100%;
  padding: 32px 24px;
  color: var(--rastro-text-muted);
  font: 400 13px/20px var(--rastro-font-family);
  text-align: center;
`;

/** The round ground under the icon. */
export const NoticeDisc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 56px;
  height: 56px;
  margin-bottom: 16px;
  border-radius: 50%;
  background: var(--rastro-surface-active);
  color: var(--rastro-text-muted);
  &[data-tone='error'] {
    background: var(--rastro-status-alarm-soft);
    color: var(--rastro-status-alarm-text);
  }
  & > svg {
    width: 24px;
    height: 24px;
  }
`;

/** Title of a notice, a few words. */
export const NoticeTitle = styled.p`
  margin: 0 0 4px;
  color: var(--rastro-text);
  font-size: 15px;
  font-weight: 600;
  line-height: 20px;
  letter-spacing: -0.011em;
`;

/** One sentence: what to do. */
export const NoticeText = styled.p`
  max-width: 280px;
  margin: 0;
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

/** One or two buttons under the sentence. */
export const NoticeActions = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin-top: 16px;
  &:empty {
    display: none;
  }
`;
