import { type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { FenceEditor } from '../../react/geofences/create-fence-editor';
import { useFenceEditorView } from '../../react/geofences/use-geofence-editor';
import { useTrackingContext } from '../../react/provider/tracking-context';
import { useLabels } from '../../react/use-labels';
import { NumberField } from '../../ui';

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px;
  & > * {
    min-width: 0;
  }
`;

/** Centre and radius of a circle, or how wide a line is, for who types them. */
export function ShapeFields({ editor }: { editor: FenceEditor }): ReactElement | null {
  const t = useLabels();
  const { locale } = useTrackingContext('GeofenceForm');
  const { draft } = useFenceEditorView(editor).state;
  if (!draft || draft.kind === 'polygon') return null;
  const { dispatch } = editor;
  if (draft.kind === 'line') {
    return (
      <NumberField
        label={t('geofences.field.halfWidth')}
        locale={locale}
        unit="m"
        decimals={0}
        min={1}
        step={5}
        value={draft.halfWidthMeters}
        onChange={(meters) => dispatch({ type: 'width', meters: meters ?? 0, gesture: 'typed' })}
      />
    );
  }
  const [center] = draft.points;
  function moveTo(part: { latitude?: number | null; longitude?: number | null }) {
    const place = { latitude: 0, longitude: 0, ...center, ...part };
    const { latitude, longitude } = place;
    if (latitude === null || longitude === null || !(Math.abs(latitude) <= 90)) return;
    if (!(Math.abs(longitude) <= 180)) return;
    const at = { latitude, longitude };
    if (center) dispatch({ type: 'move', index: 0, place: at, gesture: 'typed' });
    else dispatch({ type: 'add', place: at });
  }
  return (
    <>
      <Pair>
        <NumberField
          label={t('geofences.field.latitude')}
          locale={locale}
          min={-90}
          max={90}
          value={center?.latitude ?? null}
          onChange={(latitude) => moveTo({ latitude })}
        />
        <NumberField
          label={t('geofences.field.longitude')}
          locale={locale}
          min={-180}
          max={180}
          value={center?.longitude ?? null}
          onChange={(longitude) => moveTo({ longitude })}
        />
      </Pair>
      <NumberField
        label={t('geofences.field.radius')}
        locale={locale}
        unit="m"
        decimals={1}
        min={1}
        step={10}
        value={draft.radiusMeters}
        onChange={(meters) => dispatch({ type: 'radius', meters: meters ?? 0, gesture: 'typed' })}
      />
    </>
  );
}
