import type { ReactElement } from 'react';
import type { TrackingEvent } from '../../../contract';
import { pickLatest } from '../../../domain';
import { type RequestState, useLabels } from '../../../react';
import { EventLines } from './event-lines';
import { Asked, Part, PartNote } from './part';

const MAX = 5;

/** Most relevant of a vehicle's events of today. */
export function LatestEvents({ state }: { state: RequestState<TrackingEvent[]> }): ReactElement {
  const t = useLabels();
  return (
    <Part title={t('detail.events.title')}>
      <Asked state={state} heightPx={96}>
        {(events) =>
          events.length === 0 ? (
            <PartNote>{t('detail.events.empty')}</PartNote>
          ) : (
            <EventLines events={pickLatest(events, MAX)} quietAddress="inTurn" />
          )
        }
      </Asked>
    </Part>
  );
}
