import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { STREETS } from './streets-shapes';

const Drawing = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

const { width, height, parks, water, minor, major, highways, route, vehicle } = STREETS;

/** The streets of a city with one way through it in the brand's colour; drawn from tokens alone. */
export function StreetsDrawing(): ReactElement {
  const [x, y] = vehicle;
  return (
    <Drawing
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={parks} fill="var(--rastro-map-park)" fillRule="evenodd" />
      <path d={water} fill="var(--rastro-map-water)" fillRule="evenodd" />
      <path d={minor} stroke="var(--rastro-map-road-minor)" strokeWidth="4" />
      <path d={highways} fill="var(--rastro-map-road-major)" />
      <path d={major} stroke="var(--rastro-map-road-major)" strokeWidth="9" />
      <path d={route} stroke="var(--rastro-map-trail)" strokeWidth="10" />
      <circle cx={x} cy={y} r="14" fill="#fff" stroke="var(--rastro-map-trail)" strokeWidth="7" />
    </Drawing>
  );
}
