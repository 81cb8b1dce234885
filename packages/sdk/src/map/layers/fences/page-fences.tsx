import { useEffect, useMemo } from 'react';
import { latLngBounds } from 'leaflet';
import { useMap } from 'react-leaflet';
import { geofence } from '../../../contract';
import { useResource } from '../../../react/resource/use-resource';
import { toLatitude, toLongitude } from '../../canvas/mercator';
import { toFitOptions } from '../../view/map-movement';
import { useMapFrame } from '../../view/map-padding';
import { drawFences } from './draw-fences';
import { addFenceCanvas } from './fence-canvas';
import { PAGE_FENCES_PANE } from './fence-layer';
import { toFenceOnMap } from './to-fence-shape';

/** Props of `PageFences`. */
export interface PageFencesProps {
  /** Shown in the colour of the brand and brought into view; anchors are drawn only so. */
  selectedId?: number | null;
  /** Not drawn: another shape of it is being made. */
  hiddenId?: number | null;
}

const FENCES_Z_INDEX = 411;
const MAX_FIT_ZOOM = 17;
/** Height covered by the editor's bar, and on a narrow map, where it has three lines. */
const BAR_PX = 56;
const TALL_BAR_PX = 136;
const NARROW_PX = 640;

/** All fences on the map of a page that is about them, whatever its switches say; its own are not drawn meanwhile. */
export function PageFences({ selectedId = null, hiddenId = null }: PageFencesProps) {
  const map = useMap();
  const { padding, isReady, fleet } = useMapFrame();
  const { data } = useResource(geofence);
  const { others, selected } = useMemo(() => {
    const all = (data ?? []).flatMap((fence) => {
      const { shape, anchoredId, isHidden } = toFenceOnMap(fence);
      return shape
        ? [{ id: fence.id, shape, isLeftOut: isHidden || anchoredId !== undefined }]
        : [];
    });
    const isSelected = ({ id }: { id: number }) => id === selectedId;
    return {
      others: all
        .filter((fence) => !fence.isLeftOut && fence.id !== hiddenId && !isSelected(fence))
        .map(({ shape }) => shape),
      selected: all.find(isSelected)?.shape,
    };
  }, [data, selectedId, hiddenId]);

  useEffect(() => {
    const isMarked = selected && selectedId !== hiddenId;
    return addFenceCanvas(map, {
      pane: PAGE_FENCES_PANE,
      zIndex: FENCES_Z_INDEX,
      className: 'rastro-page-fence-canvas',
      fleet,
      draw: (context, view, read, taken) => {
        const style = {
          color: read('map-fence'),
          surface: read('surface'),
          fontFamily: read('font-family'),
        };
        const marked = isMarked ? { ...selected, color: read('accent') } : undefined;
        return drawFences(context, view, others, style, { taken, marked }).names;
      },
    });
  }, [map, fleet, others, selected, selectedId, hiddenId]);

  useEffect(() => {
    if (!selected || !isReady) return;
    const { north, south, west, east } = selected;
    const bounds = latLngBounds(
      [toLatitude(south), toLongitude(west)],
      [toLatitude(north), toLongitude(east)],
    );
    const isEdited = selectedId === hiddenId;
    const bar = !isEdited ? 0 : map.getSize().x < NARROW_PX ? TALL_BAR_PX : BAR_PX;
    const clear = { ...padding, top: padding.top + bar };
    map.fitBounds(bounds, toFitOptions(map, clear, MAX_FIT_ZOOM));
    // oxlint-disable-next-line react/exhaustive-deps -- another size of the panel leaves the map alone
  }, [map, selectedId, selected === undefined, isReady]);

  return null;
}
