import type { ReactElement } from 'react';
import { WifiOff, Wrench } from 'lucide-react';
import { styled } from 'styled-components';
import { DEFAULT_SILENT_HOURS, formatSilentHours, MOTION_STATES } from '../../../domain';
import { useFormat, useLabels } from '../../../react';
import { Chip, StatusGlyph, StatusTile } from '../../../ui';
import type { StatusFilterProps } from '../device-list-props';

/* Equal columns; one whose word or figure asks for more gets it. */
const Strip = styled.div`
  display: flex;
  gap: 4px;
  margin: -4px -12px;
  padding: 4px 12px;
  overflow-x: auto;
  scrollbar-width: none;
  & > .rastro-status-tile {
    flex: 1 1 0;
  }
  &[data-touch='true'] {
    gap: 8px;
    /* What clips leaves room for the fingers of a chip. */
    margin: -5px -16px;
    padding: 5px 16px;
  }
`;

/**
 * Tiles that leave one state of the fleet; pressing the chosen one shows all again. On phones a row of
 * chips, with one for all and one for what is silent.
 */
export function StatusFilter({
  counts,
  silentCounts,
  dueCount,
  filter,
  onFilterChange,
  isTouch,
  hasAlarm,
}: StatusFilterProps): ReactElement {
  const t = useLabels();
  const { number, locale } = useFormat();
  const chosen = filter.motion ?? null;
  const isAlarmShown = hasAlarm && (counts.alarm > 0 || chosen === 'alarm');
  const states = [...(isAlarmShown ? (['alarm'] as const) : []), ...MOTION_STATES];
  const choose = (status: typeof chosen) => ({
    'data-filter': status ?? 'all',
    pressed: chosen === status,
    onClick: () => onFilterChange({ ...filter, motion: chosen === status ? null : status }),
  });
  const root = {
    role: 'group',
    'aria-label': t('list.tiles.label'),
    className: 'rastro-status-filter',
    'data-touch': isTouch,
  };
  if (!isTouch) {
    return (
      <Strip {...root}>
        {states.map((status) => (
          <StatusTile
            key={status}
            {...choose(status)}
            status={status}
            count={counts[status]}
            countText={number(counts[status])}
            label={t(`statusShort.${status}`)}
          />
        ))}
      </Strip>
    );
  }
  const hours = filter.silentHours ?? DEFAULT_SILENT_HOURS;
  const isSilent = filter.silentHours != null;
  return (
    <Strip {...root}>
      <Chip {...choose(null)} count={number(counts.all)}>
        {t('statusShort.all')}
      </Chip>
      {states.map((status) => (
        <Chip
          key={status}
          {...choose(status)}
          icon={<StatusGlyph status={status} />}
          count={number(counts[status])}
        >
          {t(`statusShort.${status}`).replaceAll('\u00ad', '')}
        </Chip>
      ))}
      <Chip
        data-filter="silent"
        pressed={isSilent}
        onClick={() => onFilterChange({ ...filter, silentHours: isSilent ? null : hours })}
        icon={<WifiOff size={14} aria-hidden="true" />}
        count={number(silentCounts[hours])}
      >
        {t('list.silent', { time: formatSilentHours(hours, { locale }) })}
      </Chip>
      {dueCount === null ? null : (
        <Chip
          data-filter="due"
          pressed={filter.maintenanceDue === true}
          onClick={() => onFilterChange({ ...filter, maintenanceDue: !filter.maintenanceDue })}
          icon={<Wrench size={14} aria-hidden="true" />}
          count={number(dueCount)}
        >
          {t('list.due')}
        </Chip>
      )}
    </Strip>
  );
}
