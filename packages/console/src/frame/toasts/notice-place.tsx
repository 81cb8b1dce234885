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

/** Place of an event, once its fix arrives: the event comes first. */
export function NoticePlace({ positionId }: { positionId: number }): ReactElement | null {
  const places = useEventPlaces(useMemo(() => [{ positionId }], [positionId]));
  const place = usePlaceLine(places.get(positionId), { address: 'inTurn' });
  return place ? <Root dir="auto">{place.text}</Root> : null;
}
