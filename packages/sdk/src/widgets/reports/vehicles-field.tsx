import { useCallback, useMemo, type ReactElement } from 'react';
import { FolderTree, Truck } from 'lucide-react';
import type { Device, Group } from '../../contract';
import {
  MAX_OFFERED,
  normalizeText,
  readDeviceName,
  type ReportVehicles,
  searchByName,
} from '../../domain';
import { useDevices, useGroupFleet, useLabels } from '../../react';
import { useTrackingContext } from '../../react/provider/tracking-context';
import { type ComboboxOption, MultiCombobox } from '../../ui';

type Option = ComboboxOption<string>;

const ofGroup = ({ id, name }: Group): Option => ({
  value: `g${id}`,
  label: name,
  icon: <FolderTree size={16} aria-hidden="true" />,
});
const ofDevice = (device: Device): Option => ({
  value: `d${device.id}`,
  label: readDeviceName(device),
  hint: device.uniqueId,
  icon: <Truck size={16} aria-hidden="true" />,
});
const idsOf = (options: readonly Option[], sign: string): number[] =>
  options.filter(({ value }) => value.startsWith(sign)).map(({ value }) => Number(value.slice(1)));

/** Chooses vehicles, one by one or by their groups; nobody chosen means all. */
export function VehiclesField({
  value,
  onChange,
}: {
  value: ReportVehicles | null;
  onChange: (vehicles: ReportVehicles) => void;
}): ReactElement {
  const t = useLabels();
  const { locale } = useTrackingContext('VehiclesField');
  const devices = useDevices();
  const { groups } = useGroupFleet();
  const words = useMemo(
    () => ({
      empty: t('list.empty.title'),
      none: (query: string) => t('report.page.vehicles.none', { query }),
      remove: (label: string) => t('report.page.vehicles.remove', { label }),
    }),
    [t],
  );
  const named = value === null || value === 'all' ? { deviceIds: [], groupIds: [] } : value;
  const chosen: Option[] = [
    ...named.groupIds.map((id) => {
      const group = groups?.find((one) => one.id === id);
      return group ? ofGroup(group) : { value: `g${id}`, label: `#${id}` };
    }),
    ...named.deviceIds.map((id) => {
      const device = devices.get(id);
      return device ? ofDevice(device) : { value: `d${id}`, label: `#${id}` };
    }),
  ];
  const search = useCallback(
    (query: string): Option[] => {
      const text = normalizeText(query);
      const someGroups = (groups ?? []).filter(({ name }) => normalizeText(name).includes(text));
      const some = searchByName(devices.values(), query, locale);
      return [...someGroups.map(ofGroup), ...some.map(ofDevice)].slice(0, MAX_OFFERED);
    },
    [groups, devices, locale],
  );
  return (
    <MultiCombobox
      label={t('report.page.vehicles.label')}
      placeholder={t('report.page.vehicles.all')}
      value={chosen}
      options={search}
      words={words}
      onChange={(options) =>
        onChange(
          options.length === 0
            ? 'all'
            : { deviceIds: idsOf(options, 'd'), groupIds: idsOf(options, 'g') },
        )
      }
    />
  );
}
