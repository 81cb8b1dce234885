import type { ReactElement, ReactNode } from 'react';
import { MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import type { Position } from '../../../contract';
import { PlaceLine } from '../../place-line';

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 32px;
  color: var(--rastro-text-muted);
  & > svg {
    flex: none;
  }
  & > .rastro-place-line {
    flex: 1;
  }
  /* A finger's button reaches into what is above and below. */
  & button {
    margin-block: -6px;
  }
`;

/** The place of the last fix, whose address is asked for: somebody looks at this one vehicle. */
export function PlaceRow({
  position,
  after,
}: {
  position: Position | undefined;
  after: ((text: string) => ReactNode) | undefined;
}): ReactElement {
  return (
    <Root>
      {position ? <MapPin size={15} aria-hidden="true" /> : null}
      <PlaceLine position={position} address="atOnce" {...(after && { after })} />
    </Root>
  );
}
