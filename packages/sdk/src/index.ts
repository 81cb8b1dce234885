/**
 * Public API for your own pages: these names are stable within a major version, and each has an
 * example in docs/sdk.md. Exports only for the sibling packages are in `internal.ts`.
 */
'use client';
export { createTrackingClient, isTrackingError, TrackingError } from './client';
export type { TrackingClient, TrackingClientOptions } from './client';

export { TrackingProvider, type TrackingProviderProps } from './react/provider/tracking-provider';
export { TrackingScope, type TrackingScopeProps } from './react/provider/tracking-scope';
export type { Appearance } from './react/appearance/appearance';
export type { Label, LabelKey, LabelOverrides } from './react/labels/label';
export type { RequestState } from './react/request-state';
export type { Units } from './react/provider/tracking-context';

export { VehicleIcon, type VehicleIconProps } from './icons/vehicle-icon';
export { EventList, type EventListProps } from './widgets/alarms';
export { CommandDialog, type CommandDialogProps } from './widgets/command-dialog';
export { DeviceDetail, type DeviceDetailProps } from './widgets/device-detail';
export { DeviceForm, type DeviceFormProps } from './widgets/device-form';
export * from './widgets/device-list';
export { Clock, WeatherBadge, type WeatherBadgeProps } from './widgets/facts';
export {
  GeofenceEditor,
  GeofenceList,
  type GeofenceEditorOnMapProps,
  type GeofenceEditorProps,
  type GeofenceListProps,
  type OwnGeofenceEditorProps,
} from './widgets/geofences';
export * from './widgets/live-map';
export { NotificationRules, type NotificationRulesProps } from './widgets/notifications';
export { PlaceLine, type PlaceLineProps } from './widgets/place-line';
export { ReportSchedules, type ReportSchedulesProps } from './widgets/report-schedules';
export { ReportPage, Reports, type ReportPageProps, type ReportsProps } from './widgets/reports';
export {
  RouteHistory,
  RouteReplay,
  type RouteHistoryProps,
  type RouteReplayProps,
  type RouteReplaySlotProps,
} from './widgets/route-replay';
export type { DeviceSelection } from './widgets/selection';
export { ShareDialog, type ShareDialogProps } from './widgets/share-dialog';
export { ShareViewer, type ShareViewerProps } from './widgets/share-viewer';

export { useEvents, type EventsOptions } from './react/alarms/use-events';
export { useLiveEvents } from './react/alarms/use-live-events';
export {
  useDeviceList,
  type DeviceListOptions,
  type DeviceListState,
} from './react/device-list/use-device-list';
export { useFenceList, type FenceEntry, type FenceList } from './react/geofences/use-fence-list';
export { useFenceVisitors, type FenceVisitors } from './react/geofences/use-fence-visitors';
export { useGeofenceEditor, type FenceEditorView } from './react/geofences/use-geofence-editor';
export { useFollowColors } from './react/follow/use-follow-colors';
export { useTrails } from './react/follow/use-trails';
export { useConnection } from './react/live/use-connection';
export { useDevice } from './react/live/use-device';
export { useDevices } from './react/live/use-devices';
export { usePosition } from './react/live/use-position';
export { usePeriod, type PeriodState } from './react/period/use-period';
export { usePlace } from './react/places/use-place';
export { usePlaceLine, type AddressWish, type PlaceLineState } from './react/places/use-place-line';
export { useWeather } from './react/places/use-weather';
export { useTrackingClient } from './react/provider/use-tracking-client';
export { useReport, type ReportQuery, type ReportState } from './react/reports/use-report';
export { useResource } from './react/resource/use-resource';
export { useResourceItem } from './react/resource/use-resource-item';
export { useAccess, type AccessCheck } from './react/session/use-access';
export { useServer } from './react/session/use-server';
export { useSession, type SessionState } from './react/session/use-session';
export { useClock, type ClockStyle } from './react/time/use-clock';
export { useFullScreen } from './react/tools/use-full-screen';
export { useMeasure, type Measure } from './react/tools/use-measure';
export { useOwnPlace, type OwnPlaceProblem, type OwnPlaceState } from './react/tools/use-own-place';
export { useFormat, type Format } from './react/use-format';
export { useLabels, type TranslateLabel } from './react/use-labels';
