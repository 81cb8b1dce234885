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
 * Place of a row: its fences, its address, or its coordinates until the address is loaded in turn.
 * A table renders only the rows in view, so no other addresses are requested.
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
      deviceId,
      latitude,
      longitude,
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
