import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../form/button/button';
import { truncate } from '../mixins';

const Root = styled.section`
  margin-top: 16px;
  border-top: 1px solid var(--rastro-border);
  & > h3 {
    margin: 12px 0 4px;
    font: 600 13px/20px var(--rastro-font-family);
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: 44px;
    padding: 4px 0;
  }
`;
const Words = styled.div`
  flex: 1;
  min-width: 0;
  & > strong {
    display: block;
    font-weight: 500;
    ${truncate}
  }
  & > span {
    color: var(--rastro-text-muted);
    font-size: 12px;
  }
`;

/** Something that runs until somebody ends it. */
export interface EndableItem {
  id: number;
  /** Text of strangers maybe. */
  name: string;
  /** Since when, until when, how often. */
  note: string;
  /** The button as it is read aloud, with the name. */
  endLabel: string;
}

/** Props of {@link EndableList}. */
export interface EndableListProps {
  /** Title of the running items. */
  title: string;
  items: readonly EndableItem[];
  /** Text of each button. */
  endText: string;
  /** One of them is being ended: no button may be pressed. Default false. */
  isBusy?: boolean;
  onEnd: (id: number) => void;
}

/** List of running items, each with a button that ends it. */
export function EndableList({
  title,
  items,
  endText,
  isBusy = false,
  onEnd,
}: EndableListProps): ReactElement {
  return (
    <Root>
      <h3>{title}</h3>
      <ul>
        {items.map(({ id, name, note, endLabel }) => (
          <li key={id}>
            <Words>
              <strong dir="auto" title={name}>
                {name}
              </strong>
              <span>{note}</span>
            </Words>
            <Button size="sm" disabled={isBusy} aria-label={endLabel} onClick={() => onEnd(id)}>
              {endText}
            </Button>
          </li>
        ))}
      </ul>
    </Root>
  );
}
