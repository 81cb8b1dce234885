import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { AVENUES, type Corner, WAYS } from './streets-plan';

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

const WIDTH = 760;
const HEIGHT = 900;

/** Slightly bent lines that fan out, as blocks between avenues do. */
function createStreets(count: number, step: number, bend: number, isVertical: boolean): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const at = index * step - step * 2;
    const sway = bend + ((index * 37) % 11) * 6;
    return isVertical
      ? `M${at} -20Q${at + sway} ${HEIGHT / 2} ${at + sway * 2} ${HEIGHT + 20}`
      : `M-20 ${at + sway}Q${WIDTH / 2} ${at - sway} ${WIDTH + 20} ${at + sway / 2}`;
  });
  return lines.join('');
}

const STREETS = createStreets(24, 38, 46, true) + createStreets(30, 36, 34, false);
const RIVER = 'M-40 330C60 400 130 500 150 620S180 820 240 940';
const toPath = (line: readonly Corner[]): string => `M${line.map((at) => at.join(' ')).join('L')}`;

/** A quiet piece of a city with two ways in the brand's colour; drawn from tokens alone. */
export function StreetsDrawing(): ReactElement {
  return (
    <Drawing
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <rect width={WIDTH} height={HEIGHT} fill="var(--rastro-map-land)" />
      <path d="M560 470q120-40 220 20v270q-120 0-190-90t-30-200Z" fill="var(--rastro-map-park)" />
      <path
        d="M-20 400q70 10 90 90t-90 110ZM60 245l24-14 14 20-26 16Z"
        fill="var(--rastro-map-park)"
      />
      <path d={STREETS} stroke="var(--rastro-map-road-minor)" strokeWidth="2.5" />
      <path d={RIVER} stroke="var(--rastro-map-water)" strokeWidth="54" />
      <path
        d={RIVER}
        stroke="var(--rastro-map-road-major)"
        strokeWidth="6"
        transform="translate(38 -22)"
      />
      <path
        d={RIVER}
        stroke="var(--rastro-map-road-major)"
        strokeWidth="6"
        transform="translate(-40 20)"
      />
      <path
        d={AVENUES.map(toPath).join('')}
        stroke="var(--rastro-map-road-major)"
        strokeWidth="7"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {WAYS.map((way) => {
        const [x, y] = way.at(-1) ?? [0, 0];
        return (
          <g key={toPath(way)}>
            <path
              d={toPath(way)}
              stroke="var(--rastro-map-trail)"
              strokeWidth="4.5"
              strokeLinejoin="round"
              strokeLinecap="round"
            />
            <circle
              cx={x}
              cy={y}
              r="6"
              fill="#fff"
              stroke="var(--rastro-map-trail)"
              strokeWidth="3"
            />
          </g>
        );
      })}
    </Drawing>
  );
}
