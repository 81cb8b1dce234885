import { styled } from 'styled-components';
import { widgetText } from '../../ui';

/** The whole list; fills what it is given and draws no border of its own. */
export const Root = styled.section`
  ${widgetText}
  margin: 0;
  padding: 0;
  border: 0;
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  width: 100%;
  height: 100%;
  min-height: 0;
  overflow: hidden;
  background: var(--rastro-surface);
  container: rastro-device-list / inline-size;
  & *,
  & *::before,
  & *::after {
    box-sizing: border-box;
  }
`;

/** Search and tiles over the rows. */
export const Controls = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 10px;
  padding: 10px 12px;
  border-bottom: 1px solid var(--rastro-border);
  [data-density='touch'] > & {
    padding: 10px 16px;
  }
`;

/** The place of the rows while there are none. */
export const Fill = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
`;
