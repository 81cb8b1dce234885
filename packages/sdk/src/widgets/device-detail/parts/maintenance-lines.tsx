import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Position } from '../../../contract';
import { DAY_MS, findAttributeUnit } from '../../../domain';
import {
  type DueMaintenance,
  useAccess,
  useFormat,
  useLabels,
  useNextMaintenances,
} from '../../../react';
import { Line, Lines } from './lines';
import { Part } from './part';

const MOST = 3;

const Meter = styled.progress`
  display: block;
  width: 100%;
  height: 4px;
  margin-top: 4px;
  appearance: none;
  border: 0;
  border-radius: 2px;
  overflow: hidden;
  background: var(--rastro-surface-active);
  &::-webkit-progress-bar {
    background: var(--rastro-surface-active);
  }
  &::-webkit-progress-value {
    background: var(--rastro-status-stopped);
  }
  &::-moz-progress-bar {
    background: var(--rastro-status-stopped);
  }
`;

/** What is due on a vehicle next; nothing where nothing is planned, or its tracker does not count it. */
export function MaintenanceLines(props: {
  deviceId: number;
  position: Position | undefined;
}): ReactElement | null {
  return useAccess()('read', 'maintenance').allowed ? <Known {...props} /> : null;
}

function Known({
  deviceId,
  position,
}: {
  deviceId: number;
  position: Position | undefined;
}): ReactElement | null {
  const t = useLabels();
  const toLeft = useLeftText();
  const { data = [] } = useNextMaintenances(deviceId, position);
  if (data.length === 0) return null;
  return (
    <Part title={t('detail.maintenance.title')}>
      <Lines>
        {data.slice(0, MOST).map((due) => {
          const { maintenance, remaining, share } = due;
          const left = toLeft(due);
          return (
            <Line key={maintenance.id}>
              <div style={{ flex: 1 }}>
                <strong dir="auto">{maintenance.name}</strong>
                <Meter value={share} aria-label={maintenance.name} />
              </div>
              <span data-tone={remaining < 0 ? 'alarm' : undefined}>
                {t(remaining < 0 ? 'detail.maintenance.overdue' : 'detail.maintenance.left', {
                  left,
                })}
              </span>
            </Line>
          );
        })}
      </Lines>
    </Part>
  );
}

/** How much is left, in what the maintenance counts. */
function useLeftText(): (due: DueMaintenance) => string {
  const format = useFormat();
  return ({ maintenance: { type }, remaining }) => {
    const left = Math.abs(remaining);
    const unit = findAttributeUnit(type);
    if (unit === 'distance') return format.distance(left);
    if (unit === 'duration' || unit === 'moment') {
      // Minutes say nothing of what is days away.
      return format.duration(left < DAY_MS ? left : Math.floor(left / DAY_MS) * DAY_MS);
    }
    return format.number(left);
  };
}
