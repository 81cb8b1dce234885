'use client';
import { useState, type ReactElement } from 'react';
import { AppearanceScope, LabelsScope } from '../../react';
import type { DeviceListProps } from './device-list-props';
import type { DeviceSelection } from '../selection';
import { DeviceListView } from './device-list-view';

/**
 * The live list of devices: search, status tiles, filters, sorting, groups, and rows that change by
 * themselves; the text alternative of the map. Fills the height that it is given. Must stand inside
 * `<TrackingProvider>`.
 */
export function DeviceList({ appearance, labels, ...rest }: DeviceListProps): ReactElement {
  const [own, setOwn] = useState<DeviceSelection>(null);
  // A host that names it holds it, whatever it holds; a list that stands alone keeps its own.
  const isHeld = Object.hasOwn(rest, 'selectedId');
  const { onSelect } = rest;
  const select = (deviceId: number) => {
    setOwn(deviceId);
    onSelect?.(deviceId);
  };
  const selection = isHeld
    ? { selectedId: rest.selectedId ?? null }
    : { selectedId: own ?? null, onSelect: select };
  return (
    <AppearanceScope appearance={appearance}>
      <LabelsScope labels={labels}>
        <DeviceListView {...rest} {...selection} />
      </LabelsScope>
    </AppearanceScope>
  );
}
