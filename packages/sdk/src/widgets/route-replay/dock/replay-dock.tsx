'use client';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Device } from '../../../contract';
import { listSeriesKeys, type ReplayMarks } from '../../../domain';
import { useLabels, type Replay } from '../../../react';
import { useRouteLimit } from '../../../react/replay/use-route-limit';
import { IconButton, ownText } from '../../../ui';
import { useElementWidth } from '../../../ui/use-element-width';
import { PlayerButtons } from './player-buttons';
import { ReplayGraph } from './replay-graph';
import { RateControl } from './rate-control';
import { ReplayMoment } from './replay-moment';
import { SeriesSwitch } from './series-switch';

const Root = styled.section`
  ${ownText}
  box-sizing: border-box;
  padding: 10px 12px 8px;
`;
const End = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-inline-start: auto;
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  /* The moment stands below the controls. */
  &[data-lines='2'] > [data-part='moment'] {
    flex-basis: 100%;
    order: 1;
  }
  &[data-narrow='true'] > [data-part='moment'] {
    flex-basis: 160px;
  }
  &[data-narrow='true'] > [data-part='moment'] ~ :not(${End}) {
    order: 2;
  }
`;

/** From here on one line holds all of it, px. */
const WIDE_PX = 1_080;
/** Below it there is no room for every speed and every graph at once, px. */
const NARROW_PX = 620;

/** The player of a replay: buttons, the moment, and a graph of what was measured. */
export function ReplayDock({
  replay,
  marks,
  devices,
}: {
  replay: Replay;
  marks: ReplayMarks;
  devices: ReadonlyMap<number, Device>;
}): ReactElement {
  const t = useLabels();
  const [watchWidth, widthPx] = useElementWidth();
  const width = widthPx ?? WIDE_PX;
  const isNarrow = width < NARROW_PX;
  const [isUnfolded, setUnfolded] = useState(true);
  const [chosenKey, setKey] = useState('speed');
  const [keys] = useState(() => listSeriesKeys(replay.routes.map(({ track }) => track)));
  const limitKnots = useRouteLimit(
    replay.routes.map(({ deviceId }) => deviceId),
    devices,
  );
  const key = keys.includes(chosenKey) ? chosenKey : 'speed';
  const choose = (atOnce: number) => (
    <SeriesSwitch keys={keys} value={key} atOnce={atOnce} onChange={setKey} />
  );
  return (
    <Root className="rastro-replay-player" aria-label={t('replay.player.label')}>
      <Bar ref={watchWidth} data-lines={width < WIDE_PX ? 2 : 1} data-narrow={isNarrow}>
        <PlayerButtons replay={replay} />
        <RateControl clock={replay.clock} isNarrow={isNarrow} />
        <ReplayMoment replay={replay} devices={devices} />
        {isUnfolded && isNarrow ? choose(1) : null}
        <End>
          {isUnfolded && !isNarrow ? choose(width < WIDE_PX ? 2 : 3) : null}
          <IconButton
            label={t(isUnfolded ? 'replay.graph.fold' : 'replay.graph.unfold')}
            icon={
              isUnfolded ? <ChevronDown aria-hidden="true" /> : <ChevronUp aria-hidden="true" />
            }
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          />
        </End>
      </Bar>
      <ReplayGraph
        replay={replay}
        marks={marks}
        devices={devices}
        seriesKey={key}
        limitKnots={limitKnots}
        isUnfolded={isUnfolded}
      />
    </Root>
  );
}
