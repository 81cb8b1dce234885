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

/** Props of `GeofenceEditor` with an editor of the host's, on the host's map. */
export interface GeofenceEditorOnMapProps extends Pick<FenceEditorLayerProps, 'editor' | 'isBusy'> {
  /** Words of one's own, by key. */
  labels?: LabelOverrides;
  /** The shape is whole, and somebody says that it is done. */
  onFinish?: () => void;
  /** Somebody wants out. Default: nothing is edited any more. */
  onCancel?: () => void;
}

/** Drawing tool for a fence, inside its map. */
export function EditorOnMap({
  labels,
  editor,
  isBusy = false,
  onFinish,
  onCancel,
}: GeofenceEditorOnMapProps): ReactElement {
  return (
    <LazyWords files={GEOFENCE_WORDS}>
      <LabelsScope labels={labels}>
        <Suspense>
          <Layer
            editor={editor}
            isBusy={isBusy}
            onFinish={onFinish ?? nothing}
            onCancel={onCancel ?? (() => editor.dispatch({ type: 'end' }))}
          />
        </Suspense>
      </LabelsScope>
    </LazyWords>
  );
}

const nothing = () => undefined;
