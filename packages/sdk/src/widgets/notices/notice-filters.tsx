import { useMemo, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { TrackingEvent } from '../../contract';
import { normalizeText, readDeviceName, readPlate, readText } from '../../domain';
import { useDevices, useFormat, useLabels, useTrackingClient } from '../../react';
import { Chip, SearchField, SelectMenu } from '../../ui';
import { useEventWords } from '../alarms';

const Filters = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 12px 16px;
  border-bottom: 1px solid var(--rastro-border);
  & > .rastro-search-field,
  & > .rastro-select-menu {
    flex: 1 1 150px;
  }
`;

const ALL = 'all';
const kindOf = (event: TrackingEvent): string => `${event.type} ${readText(event, 'alarm')}`;

/** The notices that somebody wants to see. */
export interface NoticeChoice {
  isAlarmsOnly: boolean;
  isUnseenOnly: boolean;
  kind: string;
  /** A part of a vehicle's name or plate. */
  query: string;
}

/** The choice that leaves none out. */
export const ALL_NOTICES: NoticeChoice = {
  isAlarmsOnly: false,
  isUnseenOnly: false,
  kind: ALL,
  query: '',
};

/** Tells of an event whether its kind and its vehicle are chosen. */
export function useIsWanted({
  kind,
  query,
}: Pick<NoticeChoice, 'kind' | 'query'>): (event: TrackingEvent) => boolean {
  const devices = useDevices();
  const { attributePrefix } = useTrackingClient();
  return useMemo(() => {
    const wanted = normalizeText(query.trim());
    return (event: TrackingEvent) => {
      if (kind !== ALL && kindOf(event) !== kind) return false;
      const device = devices.get(event.deviceId);
      if (!device) return wanted === '';
      const known = `${readDeviceName(device)} ${readPlate(device, attributePrefix)}`;
      return normalizeText(known).includes(wanted);
    };
  }, [devices, attributePrefix, kind, query]);
}

/** The filters above the notices. */
export function NoticeFilters({
  events,
  unseenCount,
  value,
  onChange,
}: {
  events: readonly TrackingEvent[];
  unseenCount: number;
  value: NoticeChoice;
  onChange: (value: NoticeChoice) => void;
}): ReactElement {
  const t = useLabels();
  const format = useFormat();
  const words = useEventWords();
  const kinds = [...new Map(events.map((event) => [kindOf(event), words.title(event)]))];
  const set = (part: Partial<NoticeChoice>) => onChange({ ...value, ...part });
  return (
    <Filters>
      <Chip
        pressed={value.isUnseenOnly}
        count={format.number(unseenCount)}
        onClick={() => set({ isUnseenOnly: !value.isUnseenOnly })}
      >
        {t('notices.unseen.label')}
      </Chip>
      <Chip pressed={value.isAlarmsOnly} onClick={() => set({ isAlarmsOnly: !value.isAlarmsOnly })}>
        {t('notices.alarms.label')}
      </Chip>
      <SelectMenu
        hideLabel
        size="toolbar"
        label={t('events.column.kind')}
        value={value.kind}
        options={[
          { value: ALL, label: t('notices.kinds.all') },
          ...kinds.map(([kind, label]) => ({ value: kind, label })),
        ]}
        onChange={(kind) => set({ kind })}
      />
      <SearchField
        label={t('events.column.device')}
        placeholder={t('events.column.device')}
        value={value.query}
        onChange={(query) => set({ query })}
        clearLabel={t('table.search.clear')}
      />
    </Filters>
  );
}
