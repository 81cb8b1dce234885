import { useEffect, useEffectEvent, useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Place } from '../../domain';
import { usePlaceLine } from '../../react';

const Text = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/**
 * Where a row was: the fences that it names, its address, else its coordinates while that waits for its turn. A table draws only the
 * rows that are in view, so no others are asked for.
 */
export function PlaceText({
  deviceId,
  place: { latitude, longitude, address, geofenceIds },
  onFound,
}: {
  deviceId: number;
  place: Place & {
    address?: string | null | undefined;
    geofenceIds?: readonly number[] | null | undefined;
  };
  /** Hears an address that the row did not have. */
  onFound?: ((place: Place, address: string) => void) | undefined;
}): ReactElement {
  const fix = useMemo(
    () => ({
      ...{ deviceId, latitude, longitude },
      ...(address && { address }),
      ...(geofenceIds && { geofenceIds: [...geofenceIds] }),
    }),
    [deviceId, latitude, longitude, address, geofenceIds],
  );
  const line = usePlaceLine(fix, { address: 'inTurn' });
  const found = line?.kind === 'address' && !address ? line.text : undefined;
  const tell = useEffectEvent((text: string) => onFound?.({ latitude, longitude }, text));
  useEffect(() => {
    if (found) tell(found);
  }, [found]);
  return (
    <Text dir="auto" title={line?.text}>
      {line?.text}
    </Text>
  );
}
