import { VehicleIcon } from '@rastro/sdk';
import type { Device } from '@rastro/sdk/contract';
import {
  compareNames,
  filterDevices,
  readDeviceName,
  resolveVehicleIcon,
} from '@rastro/sdk/domain';
import { useLabels } from '@rastro/sdk/react';
import { Combobox, type ComboboxOption } from '@rastro/sdk/ui';
import { useMemo, type ReactElement } from 'react';
import { usePageLocale, useText } from '../../i18n/text-context';

const toOption = (device: Device): ComboboxOption<number> => ({
  value: device.id,
  label: readDeviceName(device),
  hint: device.uniqueId,
});

const iconOf = (device: Device): ReactElement => (
  <VehicleIcon
    icon={resolveVehicleIcon(device.category)}
    primary="var(--rastro-text-muted)"
    secondary="var(--rastro-surface)"
    size={20}
  />
);

/** Chooses one vehicle by typing part of its name, plate or identifier. */
export function VehicleField({
  devices,
  value,
  onChange,
}: {
  devices: ReadonlyMap<number, Device>;
  value: Device | undefined;
  onChange: (deviceId: number) => void;
}): ReactElement {
  const t = useText();
  const label = useLabels();
  const locale = usePageLocale();
  const words = useMemo(
    () => ({
      empty: label('list.empty.title'),
      none: (query: string) => t('history.vehicle.none', { query }),
    }),
    [label, t],
  );
  const search = (query: string) =>
    filterDevices(devices.values(), { query })
      .sort((a, b) => compareNames(readDeviceName(a), readDeviceName(b), locale))
      .map(toOption);
  return (
    <Combobox
      label={t('history.vehicle.label')}
      placeholder={t('history.vehicle.placeholder')}
      value={value ? { ...toOption(value), icon: iconOf(value) } : null}
      onChange={(option) => option && onChange(option.value)}
      options={search}
      words={words}
    />
  );
}
