'use client';
import type { ReactElement } from 'react';
import { AppearanceScope, LabelsScope, useDevice, useDevices } from '../../react';
import { LazyWords } from '../../react/provider/lazy-words';
import type { DeviceDetailProps } from './device-detail-props';
import { DeviceDetailView } from './device-detail-view';
import { DETAIL_WORDS } from './detail-words';

/**
 * Everything about one vehicle, live: alarm, state and since when, place, pinned figures, driver, today,
 * latest events, maintenance, sensors, and all that its tracker sends. As high as what it shows: let it
 * scroll. Must stand inside `<TrackingProvider>`; a device that the account does not see shows the
 * fallback.
 */
export function DeviceDetail({
  deviceId,
  appearance,
  labels,
  fallback = null,
  ...rest
}: DeviceDetailProps): ReactElement {
  useDevices();
  const device = useDevice(deviceId ?? undefined);
  return (
    <AppearanceScope appearance={appearance}>
      <LazyWords files={DETAIL_WORDS} fallback={fallback}>
        <LabelsScope labels={labels}>
          {device ? <DeviceDetailView key={device.id} device={device} {...rest} /> : fallback}
        </LabelsScope>
      </LazyWords>
    </AppearanceScope>
  );
}
