'use client';
export type { Appearance } from './appearance/appearance';
export { AppearanceScope, useDensity } from './appearance/appearance-scope';
export { describeError } from './describe-error';
export type { DeviceRow, GroupCounts, GroupKey, GroupRow, ListRow } from './device-list/list-row';
export {
  useDeviceList,
  type DeviceListOptions,
  type DeviceListState,
} from './device-list/use-device-list';
export type { Label, LabelKey, LabelOverrides } from './labels/label';
export { LabelsScope } from './labels-scope';
export type { RequestState } from './request-state';
export type { HeldState, Units } from './tracking-context';
export { useResource } from './resource/use-resource';
export { useResourceChanges, type ResourceChanges } from './resource/use-resource-changes';
export { useResourceItem } from './resource/use-resource-item';
export { TrackingProvider, type TrackingProviderProps } from './tracking-provider';
export { TrackingScope, type TrackingScopeProps } from './tracking-scope';
export { useAccess, type AccessCheck } from './use-access';
export { useConnection } from './use-connection';
export { useDevice } from './use-device';
export { useDevices } from './use-devices';
export { useFormat, type Format } from './use-format';
export { useIsMounted } from './use-is-mounted';
export { useIsOlderThan } from './use-is-older-than';
export { useLabels, type Translate } from './use-labels';
export { useLive } from './use-live';
export { useNow } from './use-now';
export { usePosition } from './use-position';
export { useServer } from './use-server';
export { useSession, type SessionState } from './use-session';
export { useTrackingClient } from './use-tracking-client';
