'use client';
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  type ReactElement,
} from 'react';
import { styled } from 'styled-components';
import {
  convertSpeed,
  readDeviceName,
  REPLAY_DAYS,
  resolveVehicleIcon,
  type ReplayView,
} from '../../domain';
import { useDevices, usePeriod, useReplay, useReplayMarks } from '../../react';
import { useRouteLimit } from '../../react/replay/use-route-limit';
import { classNames, ownText } from '../../ui';
import { ReplayDock } from './dock/replay-dock';
import { useReplayKeys } from './dock/use-replay-keys';
import { OwnMap, OwnPlayer } from './own-places';
import { ReplayPanel } from './panel/replay-panel';
import type { RouteReplayProps } from './route-replay-props';

const loadLayer = () =>
  import('../../map/layers/replay/replay-layer').then((module) => ({
    default: module.ReplayLayer,
  }));
const ReplayLayer = lazy(loadLayer);

const NOTHING: ReplayView = {
  deviceIds: [],
  choice: { kind: 'today', fromMs: null, toMs: null },
  coloring: 'speed',
  atMs: null,
};

/** Time the clock must be at rest before the host is notified of its moment, ms. */
const REST_MS = 400;

const Root = styled.div`
  ${ownText}
  display: grid;
  box-sizing: border-box;
  width: 100%;
  min-height: 0;
  &[data-own='true'] {
    grid-template: minmax(0, 1fr) auto / minmax(280px, 360px) minmax(0, 1fr);
    height: 100%;
    background: var(--rastro-surface);
    @media (max-width: 768px) {
      grid-template: minmax(220px, 45%) auto minmax(0, 1fr) / minmax(0, 1fr);
    }
  }
  &[data-own='false'] {
    flex: 1;
  }
`;

/** The replay itself, once its words are there. */
export function RouteReplayView({
  view: given,
  defaultView = NOTHING,
  onViewChange,
  hasVehicles = true,
  keys = true,
  slots,
  slotProps,
  className,
  style,
  id,
  ref,
}: Omit<RouteReplayProps, 'appearance' | 'labels' | 'fallback'>): ReactElement {
  const [own, setOwn] = useState(defaultView);
  const view = given ?? own;
  const devices = useDevices();
  const periodState = usePeriod(view.choice, { maxDays: REPLAY_DAYS });
  const known = view.deviceIds.filter((deviceId) => devices.has(deviceId));
  const replay = useReplay({ deviceIds: known, period: periodState.period, atMs: view.atMs });
  const marks = useReplayMarks(view);
  const { clock, status } = replay;
  const isReady = status === 'ready';

  const change = (next: Partial<ReplayView>, { isStep }: { isStep: boolean }) => {
    const whole = { ...view, ...next };
    setOwn(whole);
    onViewChange?.(whole, { isStep });
  };
  const reportMoment = useEffectEvent(() => {
    const ms = clock.getMs();
    const atMs = ms === clock.span.fromMs ? null : Math.floor(ms / 1_000) * 1_000;
    if (atMs !== view.atMs) change({ atMs }, { isStep: false });
  });
  useEffect(() => {
    if (!isReady) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = clock.subscribe(() => {
      clearTimeout(timer);
      if (!clock.isPlaying()) timer = setTimeout(() => reportMoment(), REST_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [clock, isReady]);
  useReplayKeys(replay, keys && isReady);
  // It comes while the routes are asked for; what fails here is told where it is drawn.
  useEffect(() => void loadLayer().catch(() => undefined), []);

  const vehicles = useMemo(
    () =>
      new Map(
        replay.routes.flatMap(({ deviceId }) => {
          const device = devices.get(deviceId);
          if (!device) return [];
          const icon = resolveVehicleIcon(device.category);
          return [[deviceId, { icon, name: readDeviceName(device) }] as const];
        }),
      ),
    [devices, replay.routes],
  );
  const limitKnots = useRouteLimit(
    replay.routes.map(({ deviceId }) => deviceId),
    devices,
  );
  const limitKmh = limitKnots === null ? undefined : convertSpeed(limitKnots, 'kmh');
  const layer = useMemo(
    () =>
      isReady ? (
        <Suspense fallback={null}>
          <ReplayLayer
            replay={replay}
            marks={marks}
            vehicles={vehicles}
            limitKmh={limitKmh}
            coloring={view.coloring}
          />
        </Suspense>
      ) : null,
    [isReady, replay, view.coloring, marks, vehicles, limitKmh],
  );
  const MapPlace = slots?.map;
  const PlayerPlace = slots?.player ?? OwnPlayer;
  return (
    <Root
      ref={ref}
      id={id}
      style={style}
      className={classNames('rastro-route-replay', className)}
      data-own={!MapPlace}
      data-status={status}
    >
      <ReplayPanel
        replay={replay}
        view={view}
        marks={marks}
        devices={devices}
        deviceIds={known}
        onViewChange={change}
        periodState={periodState}
        hasVehicles={hasVehicles}
      />
      {MapPlace ? (
        <MapPlace isReady={isReady}>{layer}</MapPlace>
      ) : (
        <OwnMap {...slotProps?.map}>{layer}</OwnMap>
      )}
      <PlayerPlace isReady={isReady}>
        {isReady ? <ReplayDock replay={replay} marks={marks} devices={devices} /> : null}
      </PlayerPlace>
    </Root>
  );
}
