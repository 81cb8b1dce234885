'use client';
import type { ReactElement } from 'react';
import { AppearanceScope, LabelsScope } from '../../react';
import type { DeviceListProps } from './device-list-props';
import { DeviceListView } from './device-list-view';

/**
 * The live list of devices: search, status tiles, filters, sorting, groups, and rows that change by
 * themselves; the text alternative of the map. Fills the height that it is given. Must stand inside
 * `<TrackingProvider>`.
 */
export function DeviceList({ appearance, labels, ...rest }: DeviceListProps): ReactElement {
  return (
    <AppearanceScope appearance={appearance}>
      <LabelsScope labels={labels}>
        <DeviceListView {...rest} />
      </LabelsScope>
    </AppearanceScope>
  );
}
