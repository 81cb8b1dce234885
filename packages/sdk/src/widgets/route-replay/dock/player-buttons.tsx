'use client';
import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useLabels, useReplayValue, type Replay } from '../../../react';
import { stepStop } from '../../../react/replay/step-fix';
import { focusRing, IconButton, touchMedia } from '../../../ui';

const PlayButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: var(--rastro-accent);
  box-shadow: inset 0 0 0 1px var(--rastro-accent-border);
  color: var(--rastro-accent-text);
  cursor: pointer;
  ${focusRing}
  &:hover {
    background: var(--rastro-accent-hover);
  }
  ${touchMedia} {
    width: 44px;
    height: 44px;
  }
`;

/** Play and pause, and stop to stop. */
export function PlayerButtons({ replay: { clock, routes } }: { replay: Replay }): ReactElement {
  const t = useLabels();
  const isPlaying = useReplayValue(clock, clock.isPlaying);
  const toStop = (step: 1 | -1) => clock.seek(stepStop(routes, clock.getMs(), step, clock.span));
  return (
    <>
      <PlayButton
        type="button"
        aria-label={t(isPlaying ? 'replay.pause.action' : 'replay.play.action')}
        onClick={isPlaying ? clock.pause : clock.play}
      >
        {isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
      </PlayButton>
      <IconButton
        label={t('replay.previousStop.action')}
        icon={<SkipBack aria-hidden="true" />}
        onClick={() => toStop(-1)}
      />
      <IconButton
        label={t('replay.nextStop.action')}
        icon={<SkipForward aria-hidden="true" />}
        onClick={() => toStop(1)}
      />
    </>
  );
}
