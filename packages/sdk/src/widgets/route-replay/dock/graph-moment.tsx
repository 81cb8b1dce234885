'use client';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { useReplayValue, type Replay } from '../../../react';

/** Lines reach so far beyond their graph, px. */
const EDGE_PX = 4;
/** The grip of the moment reaches so far beside its line, px. */
const GRIP_PX = 8;

/*
 * Each has a layer of its own, so that the browser moves them as they are: to draw lines of thousands of
 * points anew with each frame takes it longer than a frame lasts.
 */
const Played = styled.div`
  position: absolute;
  inset: ${-EDGE_PX}px auto ${-EDGE_PX}px 0;
  padding-block: ${EDGE_PX}px;
  overflow: hidden;
  pointer-events: none;
  & > svg {
    will-change: transform;
  }
`;
const Cursor = styled.div`
  position: absolute;
  inset: 0 auto 0 ${-GRIP_PX}px;
  width: ${2 * GRIP_PX}px;
  background: linear-gradient(var(--rastro-text) 0 0) center / 1.25px 100% no-repeat;
  cursor: ew-resize;
  will-change: transform;
`;

/** Part of a graph that follows the current moment: the lines up to it, and the draggable line. */
export function GraphMoment({
  clock,
  toX,
  width,
  heightPx,
  lines,
  colorOf,
}: {
  clock: Replay['clock'];
  toX: (ms: number) => number;
  width: number;
  heightPx: number;
  lines: readonly { deviceId: number; line: string }[];
  colorOf: (deviceId: number) => string;
}): ReactElement {
  const x = useReplayValue(clock, () => Math.round(toX(clock.getMs()) * 2) / 2);
  return (
    <>
      <Played style={{ width: x }} aria-hidden="true">
        <svg width={width} height={heightPx}>
          {lines.map(({ deviceId, line }) => (
            <path key={deviceId} data-kind="played" d={line} style={{ color: colorOf(deviceId) }} />
          ))}
        </svg>
      </Played>
      <Cursor data-kind="cursor" style={{ transform: `translateX(${x}px)` }} />
    </>
  );
}
