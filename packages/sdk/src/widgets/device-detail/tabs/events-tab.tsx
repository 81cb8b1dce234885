import type { ReactElement } from 'react';
import type { TrackingEvent } from '../../../contract';
import { type RequestState, useLabels } from '../../../react';
import { EventLines } from '../parts/event-lines';
import { Asked, PartNote } from '../parts/part';

/** A page of its own holds more. */
const MAX = 100;

/** All that happened to a vehicle today. */
export function EventsTab({ state }: { state: RequestState<TrackingEvent[]> }): ReactElement {
  const t = useLabels();
  return (
    <Asked state={state} heightPx={240}>
      {(events) =>
        events.length === 0 ? (
          <PartNote>{t('detail.events.empty')}</PartNote>
        ) : (
          <EventLines events={events.slice(0, MAX)} />
        )
      }
    </Asked>
  );
}
