'use client';
import type { ReactElement } from 'react';
import { EditorOnMap, type GeofenceEditorOnMapProps } from './editor-on-map';
import { OwnGeofenceEditor, type OwnGeofenceEditorProps } from './own-geofence-editor';

/** Props of {@link GeofenceEditor}. */
export type GeofenceEditorProps =
  | GeofenceEditorOnMapProps
  | (OwnGeofenceEditorProps & { editor?: undefined });

/**
 * Draws a fence by mouse, by touch and by keyboard. Alone it has a map and a form of its own and saves by itself.
 * With what `useGeofenceEditor` gives it draws on the `LiveMap` that it stands in, and nothing is saved:
 * `onFinish` says that somebody is done.
 */
export function GeofenceEditor(props: GeofenceEditorProps): ReactElement {
  if (props.editor === undefined) return <OwnGeofenceEditor {...props} />;
  return <EditorOnMap {...props} />;
}
