'use client';
export type { CommandRunState } from './commands/create-command-run';
export type { CommandToSend } from './commands/command-to-send';
export {
  type CommandChoices,
  useCommandChoices,
  useMaySendCommands,
} from './commands/use-command-choices';
export { type CommandRun, useCommandRun } from './commands/use-command-run';
export { type SendingPlans, useSendingPlans } from './commands/use-sending-plans';
export { type EngineStopState, useEngineStop } from './commands/use-engine-stop';
export { type AlarmTakesState, useAlarmTakes } from './alarms/use-alarm-takes';
export { useAlarmActions } from './alarms/use-alarm-actions';
export type { AlarmAction } from './alarms/alarm-takes';
export { useAlarmTurns } from './alarms/use-alarm-turns';
export { useOpenAlarm, type OpenAlarm } from './alarms/use-open-alarm';
export { useEvents, type EventsOptions } from './alarms/use-events';
export { useEventPlaces } from './alarms/use-event-places';
export { MAX_LIVE_EVENTS, useLiveEvents } from './alarms/use-live-events';
export { useNotices, type NoticeSpan, type Notices } from './alarms/use-notices';
export { useSeenEvents, type SeenEventsState } from './alarms/use-seen-events';
export { playNoticeSound, type PlayOptions } from './alarms/play-notice-sound';
export { useAlarmEvent } from './alarms/use-alarm-event';
export { useFleetAlarms } from './alarms/use-fleet-alarms';
export type { Appearance } from './appearance/appearance';
export { AppearanceScope, useDensity } from './appearance/appearance-scope';
export { type ReportFailure, type ReportProgress } from './reports/report-run';
export { type ReportQuery, type ReportState, useReport } from './reports/use-report';
export { useReportKinds } from './reports/use-report-kinds';
export { useConsentActions, useConsents, type ConsentActions } from './consents/use-consents';
export { describeError } from './describe-error';
export { useAttributeWords, type AttributeWords } from './attributes/use-attribute-words';
export { useDayEvents } from './device-detail/use-day-events';
export { useDayStops } from './device-detail/use-day-stops';
export { useDayFigures } from './device-detail/use-day-figures';
export { useDeviceImage, type DeviceImage } from './device-detail/use-device-image';
export { useDeviceDriver, type DeviceDriver } from './device-detail/use-device-driver';
export { useDueLines, type DueLines } from './maintenance/use-due-lines';
export { useLeftText } from './maintenance/use-left-text';
export { useNextMaintenances, type DueMaintenance } from './device-detail/use-next-maintenances';
export { usePinnedAttributes, type PinnedAttributes } from './device-detail/use-pinned-attributes';
export { SENSOR_HOURS, useSensorHistory } from './device-detail/use-sensor-history';
export { useSpeedLimit } from './device-detail/use-speed-limit';
export { useStateTimes, type StateTimes } from './device-detail/use-state-times';
export type { DeviceRow, GroupCounts, GroupKey, GroupRow, ListRow } from './device-list/list-row';
export {
  useDeviceList,
  type DeviceListOptions,
  type DeviceListState,
} from './device-list/use-device-list';
export { useStateDuration, type StateDuration } from './device-list/since/use-state-duration';
export { useStateSince } from './device-list/since/use-state-since';
export type { FenceEditor } from './geofences/create-fence-editor';
export {
  useFenceImport,
  type FenceImport,
  type FenceImportState,
} from './geofences/use-fence-import';
export { useFenceList, type FenceEntry, type FenceList } from './geofences/use-fence-list';
export { useFenceVisitors, type FenceVisitors } from './geofences/use-fence-visitors';
export { useGeofenceEditor, type FenceEditorView } from './geofences/use-geofence-editor';
export {
  useReportSource,
  type FileBrand,
  type ReportSourceOptions,
} from './export/use-report-source';
export { useSheetExport, type SheetExport } from './export/use-sheet-export';
export { drawLogo } from './export/draw-logo';
export { useExport, type ExportSource, type ExportState } from './export/use-export';
export { useGroupFleet, type GroupFleet, type GroupMember } from './groups/use-group-fleet';
export type { Label, LabelKey, LabelOverrides } from './labels/label';
export { LabelsScope } from './provider/labels-scope';
export { LazyWords } from './provider/lazy-words';
export { PeriodPicker, type PeriodPickerProps } from './period/period-picker';
export { usePeriod, type PeriodState } from './period/use-period';
export {
  DEFAULT_RATE,
  REPLAY_RATES,
  type ReplayClock,
  type ReplayRate,
} from './replay/replay-clock';
export { type ReplayHover } from './replay/replay-hover';
export { type ReplayPicture } from './replay/replay-picture';
export { type ReplayRoute } from './replay/replay-route';
export { useReplay, type Replay } from './replay/use-replay';
export { useReplayMarks } from './replay/use-replay-marks';
export { useReplayValue } from './replay/use-replay-value';
export { useRoutes } from './replay/use-routes';
export type { RequestState } from './request-state';
export type { HeldState, Units } from './provider/tracking-context';
export { useResource } from './resource/use-resource';
export { useResourceChanges, type ResourceChanges } from './resource/use-resource-changes';
export { useBulkChange, type BulkChangeState, type BulkPlan } from './resource/use-bulk-change';
export { useResourceItem } from './resource/use-resource-item';
export { TrackingProvider, type TrackingProviderProps } from './provider/tracking-provider';
export {
  HELD_FOR_VIEWERS,
  TrackingScope,
  type TrackingScopeProps,
} from './provider/tracking-scope';
export { useAnchor, type AnchorState } from './anchor/use-anchor';
export { useAccess, type AccessCheck } from './session/use-access';
export {
  useTelegramCatchUp,
  useTelegramEnd,
  useTelegramLink,
  type TelegramLinking,
} from './notifications/use-telegram-link';
export { useDueNotices, type DueNotices } from './notifications/use-due-notices';
export { useAnnouncementChannels } from './notifications/use-announcement-channels';
export { useSecondFactor } from './session/use-second-factor';
export { useClock, type ClockStyle } from './time/use-clock';
export { useConnection } from './live/use-connection';
export { useDevice } from './live/use-device';
export { useDevices } from './live/use-devices';
export { useFilterFacts } from './device-list/use-filter-facts';
export { useFullScreen } from './tools/use-full-screen';
export { useMeasure, type Measure } from './tools/use-measure';
export { useOwnPlace, type OwnPlaceProblem, type OwnPlaceState } from './tools/use-own-place';
export { useFollowColors } from './follow/use-follow-colors';
export { useTrails } from './follow/use-trails';
export type { Trails } from './follow/create-trails';
export { useWebhookDeliveries } from './webhooks/use-webhook-deliveries';
export { describeFormRefusal, describeRefusal, sayRefusal } from './describe-refusal';
export { useKept } from './drafts/use-kept';
export { useKeptValues, type KeptValues } from './drafts/use-kept-values';
export { useSayRefusal } from './drafts/use-say-refusal';
export { useShortForm, type ShortForm } from './drafts/use-short-form';
export { useFormat, type Format } from './use-format';
export { useWriteFigure, useWrittenUnit, type WriteFigure } from './use-written-unit';
export { useIsMounted } from './use-is-mounted';
export { useIsOlderThan } from './time/use-is-older-than';
export { useHolders } from './resource/use-holders';
export { useLabels, type TranslateLabel } from './use-labels';
export { useLive } from './live/use-live';
export { useMapShow, type MapShowOptions, type MapShowState } from './map/use-map-show';
export { useMinute } from './time/use-minute';
export { useNow } from './time/use-now';
export {
  useRuleChoices,
  type RuleChannel,
  type RuleChoices,
} from './notifications/use-rule-choices';
export { usePush, type Push } from './push/use-push';
export { usePosition } from './live/use-position';
export { forEachAtOnce } from './picked/for-each-at-once';
export { type DeviceMoveState, type MoveFailure } from './picked/create-device-moves';
export { useDeviceMoves, type DeviceMoves } from './picked/use-device-moves';
export { usePicked, type Picked, type PickedOptions } from './picked/use-picked';
export { useServer } from './session/use-server';
export { useNewShare, type NewShare } from './share/use-new-share';
export { useSharedView, type SharedViewing, type SharedViewState } from './share/use-shared-view';
export { useSession, type SessionState } from './session/use-session';
export {
  SESSION_WARNED_MS,
  useSessionStatus,
  type SessionStatusHere,
} from './session/use-session-status';
export { useTrackingClient } from './provider/use-tracking-client';
export { usePlace } from './places/use-place';
export { type AddressWish, type PlaceLineState, usePlaceLine } from './places/use-place-line';
export { useWeather } from './places/use-weather';
