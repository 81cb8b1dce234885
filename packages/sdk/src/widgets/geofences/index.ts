'use client';
export type { GeofenceEditorOnMapProps } from './editor-on-map';
export { GeofenceEditor, type GeofenceEditorProps } from './geofence-editor';
export type { OwnGeofenceEditorProps } from './own-geofence-editor';
export { GeofenceForm, type GeofenceFormProps } from './geofence-form';
export { GeofenceImportDialog, type GeofenceImportDialogProps } from './geofence-import-dialog';
export { GeofenceMenu, type GeofenceMenuProps } from './geofence-menu';
export { GeofenceList, type GeofenceListProps } from './geofence-list';
export { useFenceForm, type FenceForm } from './use-fence-form';
