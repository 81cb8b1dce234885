import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { MiddleText } from './middle-text';

const Root = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  font-size: 13px;
  line-height: 16px;
  @media (max-width: 768px) {
    flex-direction: row;
    gap: 8px;
    font-size: inherit;
  }
`;
/** A plate is never cut. */
const Numbers = styled.span`
  flex: none;
  color: var(--rastro-text-muted);
  font-weight: 400;
  font-size: 12px;
  font-feature-settings:
    'tnum' 1,
    'zero' 1;
`;

/** A vehicle in a table: its name, which has the whole width, and its plate below; on a card beside it. */
export function VehicleLines({
  name,
  plate,
}: {
  name: string;
  /** '' for none. */
  plate: string;
}): ReactElement {
  return (
    <Root>
      <MiddleText>{name}</MiddleText>
      {plate ? <Numbers data-figure>{plate}</Numbers> : null}
    </Root>
  );
}
