import { Pause, Play } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Position } from '../../contract';
import { readDeviceName, readFixTime } from '../../domain';
import { useDevices, useFormat, useLabels, useTrackingClient } from '../../react';
import { IconButton, SelectMenu } from '../../ui';
import { LiveMap } from '../live-map';
import { ReplayWay } from './map-marks';
import { SharedHead } from './shared-head';
import type { SharedSceneProps } from './shared-scene';

const Root = styled.div`
  position: fixed;
  inset: 0;
  display: flex;
  flex-direction: column;
  background: var(--rastro-canvas);
`;
const Stage = styled.main`
  position: relative;
  flex: 1;
  min-height: 0;
`;
const Bar = styled.section`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
  border-top: 1px solid var(--rastro-border);
  background: var(--rastro-surface-raised);
  & > p {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  & > input {
    flex: 1;
    min-width: 0;
    min-height: 44px;
    accent-color: var(--rastro-accent);
  }
  & > output {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
`;
const SHOW = { names: false, plates: false, status: false, groups: false, geofences: false };
const STEP_MS = 200;
const NONE: readonly Position[] = [];

/** Props of {@link SharedReplay}. */
export interface SharedReplayProps extends Omit<SharedSceneProps, 'onLeave'> {
  /** Without the head: the page around says whose it is. */
  isFramed?: boolean;
  onLeave?: () => void;
}

/** A past period of a link: the way of a vehicle, to be gone through. */
export function SharedReplay(props: SharedReplayProps): ReactElement {
  const { view, endsAt, brand, sharedBy, layers, isFramed = false, onLeave } = props;
  const t = useLabels();
  const format = useFormat();
  const devices = useDevices();
  const list = useMemo(() => [...devices.values()], [devices]);
  const [chosenId, choose] = useState<number>();
  const deviceId = chosenId ?? list[0]?.id;
  const fixes = useFixes(deviceId, view.replayFrom ?? '', view.replayTo ?? '');
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const last = Math.max(0, fixes.length - 1);
  const at = Math.min(index, last);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setIndex((before) => Math.min(before + 1, last)), STEP_MS);
    return () => clearInterval(timer);
  }, [isPlaying, last]);
  const fix = fixes[at];
  const play = t(isPlaying ? 'share.replay.pause' : 'share.replay.play');
  return (
    <Root>
      {isFramed || !onLeave ? null : (
        <SharedHead brand={brand} sharedBy={sharedBy} endsAt={endsAt} onLeave={onLeave} />
      )}
      <Stage>
        <LiveMap
          layers={layers}
          show={SHOW}
          slots={{ tools: null }}
          slotProps={{ controls: { layersMenu: null } }}
        >
          {fixes.length > 0 ? (
            <ReplayWay fixes={fixes} count={at + 1} hasSpeed={view.showsSpeed} />
          ) : null}
        </LiveMap>
      </Stage>
      <Bar aria-label={t('share.replay.title')}>
        {view.message === '' ? null : <p>{view.message}</p>}
        {list.length > 1 && deviceId !== undefined ? (
          <SelectMenu
            label={t('share.vehicles.label')}
            hideLabel
            options={list.map((device) => ({
              value: String(device.id),
              label: readDeviceName(device) || `#${device.id}`,
            }))}
            value={String(deviceId)}
            onChange={(id) => choose(Number(id))}
          />
        ) : null}
        {fix === undefined ? (
          <p role="status">{t('share.replay.empty')}</p>
        ) : (
          <Row>
            <IconButton
              label={play}
              icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
              onClick={() => {
                if (at === last) setIndex(0);
                setPlaying(!isPlaying);
              }}
            />
            <input
              type="range"
              aria-label={t('share.replay.slider')}
              aria-valuetext={format.dateTime(readFixTime(fix))}
              min={0}
              max={last}
              value={at}
              onChange={(event) => setIndex(Number(event.currentTarget.value))}
            />
            <output>{format.dateTime(readFixTime(fix))}</output>
          </Row>
        )}
      </Bar>
    </Root>
  );
}

/** The fixes of the period; none until they are here. */
function useFixes(deviceId: number | undefined, from: string, to: string): readonly Position[] {
  const client = useTrackingClient();
  const [read, setRead] = useState<{ deviceId: number; fixes: readonly Position[] }>();
  useEffect(() => {
    if (deviceId === undefined) return;
    const gone = new AbortController();
    client.positions.history({ deviceId, from, to }, { signal: gone.signal }).then(
      (fixes) => setRead({ deviceId, fixes }),
      () => undefined,
    );
    return () => gone.abort();
  }, [client, deviceId, from, to]);
  return read?.deviceId === deviceId ? (read?.fixes ?? NONE) : NONE;
}
