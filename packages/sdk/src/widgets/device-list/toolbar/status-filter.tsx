import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { MOTION_STATES } from '../../../domain';
import { useFormat, useLabels } from '../../../react';
import { Chip, StatusGlyph, StatusTile } from '../../../ui';
import type { StatusFilterProps } from '../device-list-props';

const Strip = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 4px;
  margin: -4px -12px;
  padding: 4px 12px;
  overflow-x: auto;
  scrollbar-width: none;
  &[data-touch='true'] {
    display: flex;
    gap: 8px;
    margin: -4px -16px;
    padding: 4px 16px;
  }
`;

/** Tiles that leave one state of the fleet; on phones a row of chips. Pressing the chosen one shows all again. */
export function StatusFilter({
  counts,
  filter,
  onFilterChange,
  isTouch,
}: StatusFilterProps): ReactElement {
  const t = useLabels();
  const { number } = useFormat();
  const chosen = filter.motion ?? null;
  const hasAlarms = counts.alarm > 0 || chosen === 'alarm';
  const choices = [...(hasAlarms ? (['alarm'] as const) : []), null, ...MOTION_STATES];
  return (
    <Strip
      role="group"
      aria-label={t('list.tiles.label')}
      className="rastro-status-filter"
      data-touch={isTouch}
    >
      {choices.map((status) => {
        const key = status ?? 'all';
        const shared = {
          'data-filter': key,
          pressed: chosen === status,
          onClick: () => onFilterChange({ ...filter, motion: chosen === status ? null : status }),
        };
        const label = t(`statusShort.${key}`);
        if (!isTouch) {
          return (
            <StatusTile
              key={key}
              {...shared}
              status={status ?? undefined}
              count={counts[key]}
              countText={number(counts[key])}
              label={label}
            />
          );
        }
        return (
          <Chip
            key={key}
            {...shared}
            icon={status ? <StatusGlyph status={status} /> : undefined}
            count={number(counts[key])}
          >
            {label.replaceAll('\u00ad', '')}
          </Chip>
        );
      })}
    </Strip>
  );
}
