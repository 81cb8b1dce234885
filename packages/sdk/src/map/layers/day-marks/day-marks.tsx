import { useEffect, useEffectEvent, useMemo } from 'react';
import { useMap } from 'react-leaflet';
import { useEventPlaces } from '../../../react/alarms/use-event-places';
import { useDayEvents } from '../../../react/device-detail/use-day-events';
import { useDayStops } from '../../../react/device-detail/use-day-stops';
import { useAccess } from '../../../react/session/use-access';
import { useFormat } from '../../../react/use-format';
import { toWorldX, toWorldY } from '../../canvas/mercator';
import { StaticCanvasLayer } from '../../canvas/static-canvas-layer';
import { drawDayMarks, type DayMark } from './draw-day-marks';

/** Above the ways of followed vehicles, under the vehicles. */
const MARKS_Z_INDEX = 435;
/** From this zoom on marks have words. */
const WORDS_ZOOM = 13;

/** Props of `DayMarks`. */
export interface DayMarksProps {
  /** The vehicles whose day is marked: the selected one, and those that are followed. */
  selectedId: number | undefined;
  followIds: readonly number[];
  hasStops: boolean;
  hasEvents: boolean;
}

/** Marks of vehicles' stops and events of today; nothing for accounts without reports. */
export function DayMarks({ selectedId, followIds, ...shown }: DayMarksProps) {
  if (!useAccess()('read', 'reports').allowed) return null;
  const deviceIds = new Set(selectedId === undefined ? followIds : [selectedId, ...followIds]);
  return [...deviceIds].map((deviceId) => <OneDay key={deviceId} deviceId={deviceId} {...shown} />);
}

function OneDay({
  deviceId,
  hasStops,
  hasEvents,
}: Pick<DayMarksProps, 'hasStops' | 'hasEvents'> & { deviceId: number }) {
  const map = useMap();
  const format = useFormat();
  const { data: stops } = useDayStops(hasStops ? deviceId : null);
  const { data: events } = useDayEvents(hasEvents ? deviceId : null);
  const places = useEventPlaces(events);

  const marks = useMemo(() => {
    const at = (latitude: number, longitude: number) => ({
      x: toWorldX(longitude),
      y: toWorldY(latitude),
    });
    const stopMarks = stops?.map(({ latitude, longitude, duration }): DayMark => {
      return { kind: 'stop', text: format.duration(duration), ...at(latitude, longitude) };
    });
    const eventMarks = events?.flatMap(({ positionId, eventTime }): DayMark[] => {
      const place = places.get(positionId);
      if (!place) return [];
      const text = format.time(eventTime);
      return [{ kind: 'event', text, ...at(place.latitude, place.longitude) }];
    });
    return [...(eventMarks ?? []), ...(stopMarks ?? [])];
  }, [stops, events, places, format]);

  const listMarks = useEffectEvent(() => marks);
  useEffect(() => {
    const layer = new StaticCanvasLayer({
      pane: 'rastro-day-marks',
      zIndex: MARKS_Z_INDEX,
      className: 'rastro-day-marks-canvas',
      paint(context, view, read) {
        const shown = listMarks().map((mark) => ({
          ...mark,
          x: mark.x * view.scale - view.left,
          y: mark.y * view.scale - view.top,
        }));
        drawDayMarks(context, shown, read, map.getZoom() >= WORDS_ZOOM);
      },
    });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, marks]);
  return null;
}
