'use client';
import { lazy, Suspense, type ReactElement } from 'react';
import type { FenceEditorLayerProps } from '../../map/layers/fence-editor/fence-editor-layer';
import { LabelsScope } from '../../react/provider/labels-scope';
import { LazyWords } from '../../react/provider/lazy-words';
import type { LabelOverrides } from '../../react';
import { GEOFENCE_WORDS } from './geofence-words';

const Layer = lazy(async () => {
  const module = await import('../../map/layers/fence-editor/fence-editor-layer');
  return { default: module.FenceEditorLayer };
});

/** Props of {@link GeofenceEditor}. */
export interface GeofenceEditorProps extends FenceEditorLayerProps {
  /** Words of one's own, by key. */
  labels?: LabelOverrides;
}

/**
 * Draws a fence on the `LiveMap` that it stands in, with what `useGeofenceEditor` gives: by mouse, by
 * touch and by keyboard. Nothing is saved here: `onFinish` says that somebody is done.
 */
export function GeofenceEditor({ labels, ...props }: GeofenceEditorProps): ReactElement {
  return (
    <LazyWords files={GEOFENCE_WORDS}>
      <LabelsScope labels={labels}>
        <Suspense>
          <Layer {...props} />
        </Suspense>
      </LabelsScope>
    </LazyWords>
  );
}
