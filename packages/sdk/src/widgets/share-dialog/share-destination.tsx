import { useEffect, useEffectEvent, type ReactElement } from 'react';
import { geofence } from '../../contract';
import { findAreaMiddle, parseArea } from '../../domain';
import { useLabels, useResourceItem } from '../../react';
import { ReferenceField } from '../../react/resource/form/reference-field';
import { useFieldWords } from '../../react/resource/words/use-field-words';
import { Checkbox, TextField } from '../../ui';
import type { SharePartProps } from './share-part-props';

/** Destination of a link's vehicles: a fence, or a place by its coordinates. */
export function ShareDestination({ draft, change, problemOf }: SharePartProps): ReactElement {
  const t = useLabels();
  const words = useFieldWords();
  const { data: fence } = useResourceItem(geofence, draft.fenceId || null);
  const take = useEffectEvent((area: string, name: string) => {
    const place = readMiddle(area);
    if (place) change({ destination: place, destinationName: name });
  });
  useEffect(() => {
    if (fence) take(fence.area, fence.name);
  }, [fence]);
  const isOne = draft.whose === 'devices' && draft.deviceIds.length === 1;
  return (
    <>
      <ReferenceField
        refersTo="Geofence"
        label={t('share.destination.fence')}
        value={draft.fenceId}
        none={0}
        except={null}
        words={words}
        onChange={(fenceId) => change({ fenceId, ...(fenceId === 0 && { endsOnArrival: false }) })}
      />
      {draft.fenceId > 0 && isOne ? (
        <Checkbox
          checked={draft.endsOnArrival}
          onChange={(endsOnArrival) => change({ endsOnArrival })}
        >
          {t('share.destination.ends')}
        </Checkbox>
      ) : null}
      <TextField
        label={t('share.destination.label')}
        hint={t('share.destination.hint')}
        value={draft.destinationName}
        maxLength={200}
        onChange={(event) => change({ destinationName: event.currentTarget.value })}
      />
      <TextField
        label={t('share.destination.place')}
        placeholder="-23.5505, -46.6333"
        value={draft.destination}
        error={problemOf('destination')}
        onChange={(event) => change({ destination: event.currentTarget.value })}
      />
    </>
  );
}

const readMiddle = (text: string): string | null => {
  try {
    const { latitude, longitude } = findAreaMiddle(parseArea(text));
    return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;
  } catch {
    // What is no area has no middle; its own page says so.
    return null;
  }
};
