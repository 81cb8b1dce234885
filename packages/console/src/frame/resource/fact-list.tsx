import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { FactSection } from './fact-section';

const List = styled.dl`
  margin: 0;
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px 16px;
  min-height: 32px;
  padding-block: 4px;
  box-sizing: border-box;
  & + & {
    border-top: 1px solid var(--rastro-border);
  }
  & > dt {
    color: var(--rastro-text-muted);
  }
  & > dd {
    margin: 0;
    font-weight: 500;
    overflow-wrap: anywhere;
    text-align: end;
  }
`;

/** A fact: its name and what it is; what is empty is left out. */
export interface Fact {
  name: string;
  value: ReactNode;
}

/** Facts of one kind under their title; nothing at all where there are none. */
export function FactList({
  title,
  facts,
}: {
  title: string;
  facts: readonly Fact[];
}): ReactElement | null {
  const known = facts.filter(({ value }) => value !== '' && value !== null);
  if (known.length === 0) return null;
  return (
    <FactSection title={title}>
      <List>
        {known.map(({ name, value }) => (
          <Line key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </Line>
        ))}
      </List>
    </FactSection>
  );
}
