import { useEventPlaces, usePlaceLine } from '@rastro/sdk/internal/react';
import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';

const Root = styled.span`
  display: block;
  overflow: hidden;
  font-size: 12px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Where an event was, once that is known: the event comes before its fix does. */
export function NoticePlace({ positionId }: { positionId: number }): ReactElement | null {
  const places = useEventPlaces(useMemo(() => [{ positionId }], [positionId]));
  const place = usePlaceLine(places.get(positionId), { address: 'inTurn' });
  return place ? <Root dir="auto">{place.text}</Root> : null;
}
