import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Position } from '../../../contract';
import { useAccess, useLabels, useLeftText, useNextMaintenances } from '../../../react';
import { Line, Lines } from './lines';
import { Part } from './part';

const MAX = 3;

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

/**
 * Next maintenance due on a vehicle; nothing when none is planned or its tracker does not count it.
 */
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
  const sayLeft = useLeftText();
  const { data = [] } = useNextMaintenances(deviceId, position);
  if (data.length === 0) return null;
  return (
    <Part title={t('detail.maintenance.title')}>
      <Lines>
        {data.slice(0, MAX).map(({ maintenance, remaining, share }) => {
          return (
            <Line key={maintenance.id}>
              <div style={{ flex: 1 }}>
                <strong dir="auto">{maintenance.name}</strong>
                <Meter value={share} aria-label={maintenance.name} />
              </div>
              <span data-tone={remaining < 0 ? 'alarm' : undefined}>
                {sayLeft(maintenance.type, remaining)}
              </span>
            </Line>
          );
        })}
      </Lines>
    </Part>
  );
}
