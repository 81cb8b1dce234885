import { useId, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.section`
  padding: 16px 20px 8px;
  border-top: 1px solid var(--rastro-border);
  @media (max-width: 768px) {
    padding-inline: 16px;
  }
  & > p {
    margin: 4px 0;
    color: var(--rastro-text-muted);
  }
`;
const Title = styled.h3`
  margin: 0 0 4px;
  font: 600 13px/20px var(--rastro-font-family);
`;

/** A part of what is known of a thing. */
export function FactSection({
  title,
  children,
}: {
  title: string;
  children: ReactNode;
}): ReactElement {
  const id = useId();
  return (
    <Root aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Root>
  );
}
