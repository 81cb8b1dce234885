'use client';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Device } from '../../../contract';
import { REPLAY_PERIODS, type ReplayMarks, type ReplayView } from '../../../domain';
import { PeriodPicker, useLabels, type PeriodState, type Replay } from '../../../react';
import { useRouteLimit } from '../../../react/replay/use-route-limit';
import { ProgressBar, Segment } from '../../../ui';
import type { ChangeView } from './change-view';
import { ReplayDownloads } from './replay-downloads';
import { ReplayFigures } from './replay-figures';
import { ReplayLegend } from './replay-legend';
import { ReplayLook } from './replay-look';
import { ReplayNotice } from './replay-notice';
import { ReplayPoints } from './replay-points';
import { ReplayTimeline } from './replay-timeline';
import { VehicleTabs } from './vehicle-tabs';
import { VehiclesField } from './vehicles-field';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  height: 100%;
`;
const Form = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 12px 16px;
  border-bottom: 1px solid var(--rastro-border);
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 8px 16px;
`;
const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
const Body = styled.div`
  flex: 1 1 auto;
  min-height: 200px;
  overflow: auto;
`;

/** Panel with the parameters, the figures, and the list of events. */
export function ReplayPanel({
  replay,
  view,
  marks,
  devices,
  deviceIds,
  onViewChange,
  periodState,
  hasVehicles,
}: {
  replay: Replay;
  view: ReplayView;
  marks: ReplayMarks;
  devices: ReadonlyMap<number, Device>;
  /** Those of the view that the account sees. */
  deviceIds: readonly number[];
  onViewChange: ChangeView;
  periodState: PeriodState;
  hasVehicles: boolean;
}): ReactElement {
  const t = useLabels();
  const [list, setList] = useState<'route' | 'points'>('route');
  const [lookedAt, setLookedAt] = useState<number | null>(null);
  const { routes, status } = replay;
  const limitKnots = useRouteLimit(
    routes.map(({ deviceId }) => deviceId),
    devices,
  );
  const route = routes.find(({ deviceId }) => deviceId === lookedAt) ?? routes[0];
  return (
    <Root>
      <Form>
        {hasVehicles ? (
          <VehiclesField
            devices={devices}
            value={deviceIds}
            onChange={(ids) => onViewChange({ deviceIds: ids, atMs: null }, { isStep: true })}
          />
        ) : null}
        <PeriodPicker
          choice={view.choice}
          onChange={(choice, options) => onViewChange({ choice, atMs: null }, options)}
          state={periodState}
          kinds={REPLAY_PERIODS}
        />
      </Form>
      {status === 'loading' ? <ProgressBar label={t('replay.loading.label')} /> : null}
      {status === 'ready' && route ? (
        <>
          <ReplayFigures replay={replay} devices={devices} />
          {view.coloring === 'speed' ? <ReplayLegend limitKnots={limitKnots} /> : null}
          <Line>
            <Segment
              label={t('replay.list.label')}
              options={[
                { value: 'route', label: t('replay.list.route') },
                { value: 'points', label: t('replay.list.points') },
              ]}
              value={list}
              onChange={setList}
            />
            <Tools>
              <ReplayLook view={view} marks={marks} onViewChange={onViewChange} />
              <ReplayDownloads replay={replay} devices={devices} />
            </Tools>
          </Line>
          <VehicleTabs
            replay={replay}
            devices={devices}
            deviceIds={deviceIds}
            value={route.deviceId}
            onChange={setLookedAt}
          />
          <Body>
            {list === 'route' ? (
              <ReplayTimeline key={route.deviceId} replay={replay} marks={marks} route={route} />
            ) : (
              <ReplayPoints key={route.deviceId} replay={replay} route={route} />
            )}
          </Body>
        </>
      ) : (
        <Body>
          <ReplayNotice
            replay={replay}
            devices={devices}
            deviceIds={deviceIds}
            period={periodState.period}
          />
        </Body>
      )}
    </Root>
  );
}
