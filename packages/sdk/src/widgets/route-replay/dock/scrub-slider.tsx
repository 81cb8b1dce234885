'use client';
import { useRef, type KeyboardEvent, type ReactElement } from 'react';
import { css, styled } from 'styled-components';
import { readMoment } from '../../../domain';
import { useFormat, useLabels, useReplayValue, type Replay } from '../../../react';
import { stepFix, stepStop } from '../../../react/replay/step-fix';
import { ownControl, touchMedia } from '../../../ui/mixins';

/** Its middle stands where the moment is: half of it reaches over each end of the axis. */
const THUMB_PX = 16;

const thumb = css`
  box-sizing: border-box;
  width: ${THUMB_PX}px;
  height: ${THUMB_PX}px;
  border: 2px solid var(--rastro-surface);
  border-radius: 50%;
  background: var(--rastro-accent);
  box-shadow: 0 0 0 1px var(--rastro-accent-border);
  cursor: ew-resize;
`;
const ring = css`
  outline: 2px solid var(--rastro-focus);
  outline-offset: 1px;
`;
const Slider = styled.input`
  ${ownControl(css`
    display: block;
    grid-column: 2;
    box-sizing: border-box;
    width: calc(100% + ${THUMB_PX}px);
    height: 20px;
    margin: -8px ${-THUMB_PX / 2}px 0;
    appearance: none;
    background: linear-gradient(
        to right,
        var(--rastro-accent) var(--at),
        var(--rastro-border-strong) var(--at)
      )
      center 6px / calc(100% - ${THUMB_PX}px) 4px no-repeat;
    cursor: pointer;
  `)}
  position: relative;
  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  ${touchMedia} {
    && {
      z-index: 1;
      height: 44px;
      margin-top: -20px;
      margin-bottom: -12px;
      background-position: center 18px;
    }
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::-webkit-slider-thumb {
    ${ring}
  }
  &:focus-visible::-moz-range-thumb {
    ${ring}
  }
`;

/**
 * The moment of a replay as a slider. Arrows step by positions, Page keys by stops; with Shift they
 * select a part.
 */
export function ScrubSlider({ replay }: { replay: Replay }): ReactElement {
  const { clock, routes, setSelection } = replay;
  const t = useLabels();
  const format = useFormat();
  const ms = useReplayValue(clock, () => Math.round(clock.getMs() / 1_000) * 1_000);
  const anchor = useRef<number | null>(null);
  const { span } = clock;
  const time = format.dateTime(ms, { seconds: true });
  const moments = routes.flatMap(({ track }) => readMoment(track, ms) ?? []);
  const speeds = moments.map(({ speed }) => format.speed(speed)).join(', ');
  const isLost = moments.every(({ isGap }) => isGap);

  const share = ((ms - span.fromMs) / Math.max(1, span.toMs - span.fromMs)) * 100;

  const onKeyDown = (event: KeyboardEvent) => {
    const targets: Readonly<Record<string, () => number | null>> = {
      ArrowRight: () => stepFix(routes, clock.getMs(), 1),
      ArrowUp: () => stepFix(routes, clock.getMs(), 1),
      ArrowLeft: () => stepFix(routes, clock.getMs(), -1),
      ArrowDown: () => stepFix(routes, clock.getMs(), -1),
      PageUp: () => stepStop(routes, clock.getMs(), 1, span),
      PageDown: () => stepStop(routes, clock.getMs(), -1, span),
      Home: () => span.fromMs,
      End: () => span.toMs,
    };
    const find = targets[event.key];
    if (!find) {
      if (event.key === 'Escape') setSelection(null);
      return;
    }
    event.preventDefault();
    const from = (anchor.current ??= clock.getMs());
    const to = find();
    if (to === null) return;
    clock.pause();
    clock.seek(to);
    if (event.shiftKey && from !== to) {
      setSelection({ fromMs: Math.min(from, to), toMs: Math.max(from, to) });
    } else anchor.current = null;
  };
  return (
    <Slider
      type="range"
      aria-label={t('replay.slider.label')}
      aria-valuetext={
        isLost
          ? t('replay.slider.gap', { time })
          : t('replay.slider.value', { time, speed: speeds })
      }
      min={span.fromMs}
      max={span.toMs}
      step={1_000}
      style={{ '--at': `${share}%` }}
      value={Math.min(span.toMs, Math.max(span.fromMs, ms))}
      onPointerDown={() => clock.pause()}
      onChange={(event) => clock.seek(Number(event.target.value))}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => {
        if (event.key === 'Shift') anchor.current = null;
      }}
    />
  );
}
