'use client';
import { useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  DRIVER_FIELDS,
  findLicenceState,
  splitAttributeFields,
  toDayKey,
  type LicenceState,
} from '../../domain';
import { useFormat, useLabels } from '../../react';
import { useMinute } from '../../react/time/use-minute';
import { useTrackingContext } from '../../react/provider/tracking-context';
import { useWordFiles } from '../../react/provider/use-word-files';
import type { TableItem } from '../../react/resource';
import type { TableColumn } from '../../ui';

const Left = styled.span<{ $state: LicenceState['state'] }>`
  color: var(--rastro-status-${({ $state }) => ($state === 'over' ? 'alarm' : 'idle')}-text);
  font-weight: 500;
`;

const WORDS = ['manage', 'members'] as const;
const NO_COLUMNS: TableColumn<TableItem>[] = [];

/** Columns of drivers behind their names: what their licences allow, and until when; what ends within 30 days stands out. */
export function useDriverColumns(): TableColumn<TableItem>[] {
  const t = useLabels();
  const format = useFormat();
  const { client, timeZone } = useTrackingContext('useDriverColumns');
  const today = toDayKey(useMinute(), timeZone);
  const isThere = useWordFiles(WORDS);
  return useMemo(() => {
    if (!isThere) return NO_COLUMNS;
    const read = ({ attributes }: TableItem, name: 'cnhCategory' | 'cnhValidity'): string => {
      const kept = (attributes ?? {}) as Readonly<Record<string, unknown>>; // of a member of that kind
      const { fields } = splitAttributeFields(DRIVER_FIELDS, kept, client.attributePrefix);
      return String(fields[name] ?? '');
    };
    const say = (validity: string): string => {
      const day = format.date(`${validity}T12:00`, { year: true });
      const licence = findLicenceState(validity, today);
      if (!licence || licence.state === 'valid') return day;
      const count = Math.abs(licence.daysLeft);
      return `${day} · ${t(`drivers.licence.${licence.state}`, { count })}`;
    };
    const cell = (item: TableItem): ReactNode => {
      const validity = read(item, 'cnhValidity');
      const licence = findLicenceState(validity, today);
      if (!licence || licence.state === 'valid') return validity && say(validity);
      return <Left $state={licence.state}>{say(validity)}</Left>;
    };
    return [
      {
        id: 'cnhCategory',
        label: t('member.cnhCategory'),
        value: (item) => read(item, 'cnhCategory') || null,
      },
      {
        id: 'cnhValidity',
        label: t('member.cnhValidity'),
        value: (item) => read(item, 'cnhValidity') || null,
        format: (value) => say(String(value)),
        cell,
      },
    ];
  }, [isThere, t, format, client, today]);
}
