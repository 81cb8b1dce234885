'use client';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Device } from '../../../contract';
import { findSpeedLimit, listSeriesKeys, type ReplayMarks } from '../../../domain';
import { useAttributeWords, useLabels, useServer, type Replay } from '../../../react';
import { IconButton, ownText, SelectMenu, useMedia } from '../../../ui';
import { PlayerButtons } from './player-buttons';
import { ReplayGraph } from './replay-graph';
import { ReplayMoment } from './replay-moment';

const Root = styled.section`
  ${ownText}
  box-sizing: border-box;
  padding: 10px 12px 8px;
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;
const End = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-inline-start: auto;
  @media (max-width: 768px) {
    display: contents;
  }
`;
const GraphMenu = styled.div`
  width: 168px;
  @media (max-width: 768px) {
    order: 3;
    width: 150px;
  }
`;

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
  const attributes = useAttributeWords();
  const { data: server } = useServer();
  const isNarrow = useMedia('(max-width: 1600px)');
  const [isUnfolded, setUnfolded] = useState(true);
  const [chosenKey, setKey] = useState('speed');
  const [keys] = useState(() => listSeriesKeys(replay.routes.map(({ track }) => track)));
  const limits = new Set(
    replay.routes.map(({ deviceId }) => findSpeedLimit(devices.get(deviceId), server)),
  );
  const [limitKnots] = limits;
  const key = keys.includes(chosenKey) ? chosenKey : 'speed';
  return (
    <Root className="rastro-replay-player" aria-label={t('replay.player.label')}>
      <Bar>
        <PlayerButtons replay={replay} isNarrow={isNarrow} />
        <ReplayMoment replay={replay} devices={devices} />
        <End>
          {isUnfolded ? (
            <GraphMenu>
              <SelectMenu
                label={t('replay.graph.label')}
                hideLabel
                size="toolbar"
                options={keys.map((value) => ({ value, label: attributes.label(value) }))}
                value={key}
                onChange={setKey}
              />
            </GraphMenu>
          ) : null}
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
        limitKnots={limits.size === 1 ? (limitKnots ?? null) : null}
        isUnfolded={isUnfolded}
      />
    </Root>
  );
}
