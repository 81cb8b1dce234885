'use client';
import { useCallback, useMemo, type ReactElement } from 'react';
import type { Device } from '../../../contract';
import { MAX_FOLLOWED, readDeviceName, searchByName } from '../../../domain';
import { useFormat, useLabels } from '../../../react';
import { MultiCombobox, type ComboboxOption } from '../../../ui';

const toOption = (device: Device): ComboboxOption<number> => ({
  value: device.id,
  label: readDeviceName(device),
  hint: device.uniqueId,
});

/** Chooses the vehicles of a replay, by part of their name, plate or identifier. */
export function VehiclesField({
  devices,
  value,
  onChange,
}: {
  devices: ReadonlyMap<number, Device>;
  value: readonly number[];
  onChange: (deviceIds: readonly number[]) => void;
}): ReactElement {
  const t = useLabels();
  const { locale } = useFormat();
  const words = useMemo(
    () => ({
      empty: t('list.empty.title'),
      none: (query: string) => t('replay.vehicles.none', { query }),
      remove: (name: string) => t('replay.vehicles.remove', { name }),
    }),
    [t],
  );
  const isFull = value.length >= MAX_FOLLOWED;
  const search = useCallback(
    (query: string) => searchByName(devices.values(), query, locale).map(toOption),
    [devices, locale],
  );
  return (
    <MultiCombobox
      label={t('replay.vehicles.label')}
      placeholder={value.length === 0 ? t('replay.vehicles.placeholder') : ''}
      value={value.map((deviceId) => {
        const device = devices.get(deviceId);
        // One that is gone takes a place too: it is shown, so that it can be taken out.
        return device ? toOption(device) : { value: deviceId, label: `#${deviceId}` };
      })}
      onChange={(options) => {
        const ids = options.map((option) => option.value);
        onChange(ids.slice(0, MAX_FOLLOWED));
      }}
      options={search}
      words={words}
      hint={isFull ? t('replay.vehicles.most', { count: MAX_FOLLOWED }) : undefined}
    />
  );
}
