import type { ReactElement } from 'react';
import { EventPlace, type EventPlaceProps } from '../../map/layers/event-place/event-place';
import { LiveMap } from '../live-map';

/** Nobody's: what is now says nothing of what was then. */
const NO_VEHICLE = { onlyDeviceId: -1 };
const SLOTS = { tools: null, scale: null } as const;

/** Place of an event, on a map. */
export function EventPlaceView(props: EventPlaceProps): ReactElement {
  return (
    <LiveMap filter={NO_VEHICLE} slots={SLOTS}>
      <EventPlace {...props} />
    </LiveMap>
  );
}
