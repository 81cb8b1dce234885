import { useEffect, useState, type ReactNode } from 'react';
import type { Map as LeafletMap } from 'leaflet';
import { styled } from 'styled-components';
import { formatNumber } from '../../domain/units/format-number';
import { useFormat } from '../../react/use-format';
import { useLabels } from '../../react/use-labels';
import { computeScaleBar, type ScaleBar } from './compute-scale-bar';
import { coversMap } from './map-cover';

const Foot = styled.div`
  position: absolute;
  z-index: 8;
  container-type: inline-size;
  pointer-events: none;
`;
const Line = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 8px;
`;
const Bar = styled.div`
  flex: none;
  display: flex;
  align-items: flex-end;
  gap: 6px;
  font: 500 11px/14px var(--rastro-font-family);
  padding: 1px 6px;
  border-radius: var(--rastro-radius-tag);
  background: color-mix(in srgb, var(--rastro-surface) 88%, transparent);
  color: var(--rastro-text-muted);
  pointer-events: none;
  & > span:first-child {
    box-sizing: border-box;
    height: 5px;
    margin-bottom: 3px;
    border: 1px solid currentColor;
    border-top: 0;
  }
`;
const Note = styled.p`
  margin: 0;
  & > span {
    display: inline-block;
    margin-bottom: 4px;
    padding: 4px 8px;
    border-radius: var(--rastro-radius-tag);
    background: var(--rastro-surface-raised);
    box-shadow: var(--rastro-shadow-float);
    color: var(--rastro-text-muted);
    font: 400 12px/16px var(--rastro-font-family);
  }
`;
function useScaleBar(map: LeafletMap, system: 'metric' | 'imperial'): ScaleBar {
  const read = () => computeScaleBar(map.getCenter().lat, map.getZoom(), system);
  const [bar, setBar] = useState(read);
  useEffect(() => {
    const update = () => setBar(computeScaleBar(map.getCenter().lat, map.getZoom(), system));
    map.on('moveend', update);
    return () => void map.off('moveend', update);
  }, [map, system]);
  return bar;
}

/** Props of `MapScale`. */
interface MapScaleProps {
  map: LeafletMap;
  system: 'metric' | 'imperial';
}

/** The scale of the map at its middle, as a bar with a length. */
export function MapScale({ map, system }: MapScaleProps) {
  const { locale } = useFormat();
  const t = useLabels();
  const { widthPx, value, unit } = useScaleBar(map, system);
  const length = `${formatNumber(value, { locale })} ${unit}`;
  return (
    <Bar className="rastro-map-scale" role="img" aria-label={t('map.scale', { length })}>
      <span style={{ width: widthPx }} />
      <span>{length}</span>
    </Bar>
  );
}

/** Props of `MapFoot`. */
interface MapFootProps {
  left: number;
  right: number;
  bottom: number;
  /** A quiet word about the map, read out when it comes. */
  note: string | undefined;
  children: ReactNode;
}

/** The line at the lower edge of what is not covered: the scale at its start, credits at its end. */
export function MapFoot({ left, right, bottom, note, children }: MapFootProps) {
  return (
    <Foot className="rastro-map-foot" {...coversMap('bottom')} style={{ left, right, bottom }}>
      <Note className="rastro-map-note" role="status">
        {note ? <span>{note}</span> : null}
      </Note>
      <Line>{children}</Line>
    </Foot>
  );
}
