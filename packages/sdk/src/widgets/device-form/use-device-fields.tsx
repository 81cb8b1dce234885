'use client';
import { useMemo } from 'react';
import {
  convertDistance,
  convertSpeed,
  HOUR_MS,
  type DistanceUnit,
  type SpeedUnit,
} from '../../domain';
import { useAccess, useFormat, useLabels } from '../../react';
import { useTrackingContext } from '../../react/provider/tracking-context';
import {
  ReferencesField,
  type OwnField,
  type OwnFieldProps,
  type OwnFields,
} from '../../react/resource';
import { useReferenceNames } from '../../react/resource/use-reference-names';
import { NumberField } from '../../ui';
import { useDayField } from '../managed/use-day-field';

const LINKED = ['Driver', 'Command'];
const DATES = ['manufactureDate', 'simActivation', 'simValidity', 'installationDate'];
const SPEED_WORDS: Record<SpeedUnit, string> = { kmh: 'km/h', mph: 'mph', kn: 'kn' };

const idsOf = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** The fields of a device's form that a description alone does not draw: figures in the units of the account, days, links. */
export function useDeviceFields(): OwnFields {
  const t = useLabels();
  const format = useFormat();
  const can = useAccess();
  const day = useDayField();
  const { locale, units } = useTrackingContext('DeviceForm');
  const names = useReferenceNames(LINKED);
  const mayLink = {
    Driver: can('read', 'drivers').allowed,
    Command: can('read', 'commands').allowed,
  };
  const { Driver: hasDrivers, Command: hasCommands } = mayLink;
  return useMemo(() => {
    const none = t('form.changes.empty');
    const speedUnit: SpeedUnit = units.speed ?? 'kmh';
    const distanceUnit: DistanceUnit = units.distance ?? 'km';
    /** A figure that is kept in another unit than it is written in; `one` is as much as 1 of the written one. */
    const figure = (one: number, unit: string, decimals: number): OwnField => ({
      say: (value) =>
        typeof value === 'number' ? `${format.number(value / one, decimals)} ${unit}` : none,
      draw: ({ value, onChange, values: _, ...field }) => (
        <NumberField
          {...field}
          {...{ locale, unit, decimals }}
          min={0}
          value={typeof value === 'number' ? round(value / one, decimals) : null}
          onChange={(written) => onChange(written === null ? null : written * one)}
        />
      ),
    });
    const links = (refersTo: string, isSeen: boolean): OwnField => ({
      say: (value) =>
        idsOf(value)
          .map((id) => names[refersTo]?.get(id) ?? `#${id}`)
          .join(', ') || none,
      draw: ({ value, onChange, values: _, ...field }: OwnFieldProps) =>
        isSeen ? (
          <ReferencesField
            {...field}
            refersTo={refersTo}
            value={idsOf(value)}
            onChange={onChange}
          />
        ) : null,
    });
    return {
      ...Object.fromEntries(DATES.map((name) => [name, day])),
      speedLimit: figure(1 / convertSpeed(1, speedUnit), SPEED_WORDS[speedUnit], 1),
      totalDistance: figure(1 / convertDistance(1, distanceUnit), distanceUnit, 1),
      hours: figure(HOUR_MS, 'h', 1),
      fuelTank: figure(1, 'L', 2),
      driverIds: links('Driver', hasDrivers),
      commandIds: links('Command', hasCommands),
    };
  }, [t, format, day, locale, units, names, hasDrivers, hasCommands]);
}

const round = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;
