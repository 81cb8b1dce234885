import { useMemo, type ReactElement, type ReactNode } from 'react';
import { MapPin } from 'lucide-react';
import { styled } from 'styled-components';
import type { Position } from '../../../contract';
import { usePlaceLine } from '../../../react';
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

const Address = styled.small`
  display: block;
  margin: -4px 0 4px;
  padding-inline-start: 23px;
  color: var(--rastro-text-muted);
  font: 400 12px/16px var(--rastro-font-family);
  overflow-wrap: anywhere;
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
    <div>
      <Root>
        {position ? <MapPin size={15} aria-hidden="true" /> : null}
        <PlaceLine position={position} address="atOnce" {...(after && { after })} />
      </Root>
      <StreetWithin position={position} />
    </div>
  );
}

/** The address within a fence, which the place line names alone. */
function StreetWithin({ position }: { position: Position | undefined }): ReactElement | null {
  const outside = useMemo(() => position && { ...position, geofenceIds: null }, [position]);
  const isInFence = usePlaceLine(position)?.kind === 'fence';
  const street = usePlaceLine(isInFence ? outside : null, { address: 'atOnce' });
  return street?.kind === 'address' ? <Address dir="auto">{street.text}</Address> : null;
}
