import { VehicleIcon } from '@rastro/sdk';
import type { Device } from '@rastro/sdk/contract';
import {
  compareNames,
  filterDevices,
  readDeviceName,
  resolveVehicleIcon,
} from '@rastro/sdk/domain';
import { useLabels } from '@rastro/sdk/react';
import { ChevronDown } from 'lucide-react';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { useText } from '../../i18n/text-context';
import { ComboRoot, Empty, Field, Input, Label, Listbox, Option } from './combobox-parts';

/** More than a person reads; typing narrows it. */
const MAX_OPTIONS = 50;

/** Chooses one vehicle by typing part of its name, plate or identifier. */
export function VehicleCombobox({
  devices,
  value,
  locale,
  onChange,
}: {
  devices: ReadonlyMap<number, Device>;
  value: Device | undefined;
  locale: string;
  onChange: (deviceId: number) => void;
}): ReactElement {
  const t = useText();
  const label = useLabels();
  const id = useId();
  const [query, setQuery] = useState<string | null>(null);
  const [activeIndex, setActiveIndex] = useState(0);
  const isOpen = query !== null;
  const options = useMemo(() => {
    return filterDevices(devices.values(), { query: query ?? '' })
      .sort((a, b) => compareNames(readDeviceName(a), readDeviceName(b), locale))
      .slice(0, MAX_OPTIONS);
  }, [devices, query, locale]);
  const active = options[Math.min(activeIndex, options.length - 1)];
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (isOpen) list.current?.children[activeIndex]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, activeIndex]);

  function choose(device: Device | undefined) {
    if (device) onChange(device.id);
    setQuery(null);
  }
  function open() {
    setQuery('');
    setActiveIndex(0);
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) open();
      else {
        const step = event.key === 'ArrowDown' ? 1 : -1;
        setActiveIndex(Math.min(options.length - 1, Math.max(0, activeIndex + step)));
      }
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(active);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setQuery(null);
    }
  }

  return (
    <ComboRoot>
      <Label htmlFor={id}>{t('history.vehicle.label')}</Label>
      <Field>
        {value && !isOpen ? (
          <VehicleIcon
            icon={resolveVehicleIcon(value.category)}
            primary="var(--rastro-text-muted)"
            secondary="var(--rastro-surface)"
            size={20}
          />
        ) : null}
        <Input
          id={id}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active ? `${id}-${active.id}` : undefined}
          placeholder={t('history.vehicle.placeholder')}
          value={query ?? (value ? readDeviceName(value) : '')}
          onChange={({ target }) => {
            setQuery(target.value);
            setActiveIndex(0);
          }}
          onClick={() => !isOpen && open()}
          onBlur={() => setQuery(null)}
          onKeyDown={handleKey}
        />
        <ChevronDown size={15} aria-hidden="true" />
      </Field>
      <Listbox
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('history.vehicle.label')}
        hidden={!isOpen || options.length === 0}
      >
        {isOpen
          ? options.map((device, index) => (
              <Option
                key={device.id}
                id={`${id}-${device.id}`}
                role="option"
                aria-selected={device.id === value?.id}
                data-active={index === activeIndex}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(device)}
              >
                <span>{readDeviceName(device)}</span>
                <small>{device.uniqueId}</small>
              </Option>
            ))
          : null}
      </Listbox>
      {isOpen && options.length === 0 ? (
        <Empty role="status">
          {query === '' ? label('list.empty.title') : t('history.vehicle.none', { query })}
        </Empty>
      ) : null}
    </ComboRoot>
  );
}
