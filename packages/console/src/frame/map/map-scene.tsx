import type { LiveMapProps } from '@rastro/sdk/internal';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';

/** State shared by pages and map. */
export type MapScene = {
  /** The devices that the map keeps in view. */
  followIds: readonly number[];
  setFollowIds(deviceIds: readonly number[]): void;
  /** The devices that are picked for something that is done with all of them. */
  pickedIds: readonly number[];
  setPickedIds(deviceIds: readonly number[]): void;
};

/** Settings of the map while a page shows something on it. */
type OwnMapProps = Pick<LiveMapProps, 'filter' | 'padding' | 'faintFences'>;

/** Content of one page on the map. */
type MapContent = { children: ReactNode; map?: OwnMapProps | undefined };

const MapSceneContext = createContext<MapScene | null>(null);
const MapContentsContext = createContext<ReadonlyMap<string, MapContent>>(new Map());
const PutOnMapContext = createContext<(key: string, content: MapContent | null) => void>(
  () => undefined,
);

/** Holds what the pages put on the one map that stays behind them all. */
export function MapSceneProvider({ children }: { children: ReactNode }): ReactElement {
  const [followIds, setFollowIds] = useState<readonly number[]>([]);
  const [pickedIds, setPickedIds] = useState<readonly number[]>([]);
  const [contents, setContents] = useState<ReadonlyMap<string, MapContent>>(new Map());
  const put = useCallback((key: string, content: MapContent | null) => {
    setContents((known) => {
      const next = new Map(known);
      if (content) next.set(key, content);
      else next.delete(key);
      return next;
    });
  }, []);
  const scene = useMemo(
    () => ({ followIds, setFollowIds, pickedIds, setPickedIds }),
    [followIds, pickedIds],
  );
  return (
    <MapSceneContext value={scene}>
      <PutOnMapContext value={put}>
        <MapContentsContext value={contents}>{children}</MapContentsContext>
      </PutOnMapContext>
    </MapSceneContext>
  );
}

/** The map's scene. Throws outside {@link MapSceneProvider}. */
export function useMapScene(): MapScene {
  const scene = useContext(MapSceneContext);
  if (!scene) throw new Error('useMapScene needs a MapSceneProvider above it');
  return scene;
}

/** Provides the content of all pages on the map. */
export function useMapContents(): ReadonlyMap<string, MapContent> {
  return useContext(MapContentsContext);
}

/**
 * Puts children on the map for as long as a page shows this, e.g. `<RouteLine points />`. They are
 * drawn inside the map, so `useMap` works in them, while what the page gives by context does not reach
 * them. Give the same children while nothing changes, or the map renders with the page.
 */
export function MapPortal({
  map,
  children,
}: {
  /**
   * Map settings meanwhile, the same object each time: filter of vehicles, covered edges, look of
   * fences.
   */
  map?: OwnMapProps;
  children: ReactNode;
}): null {
  const put = useContext(PutOnMapContext);
  const key = useId();
  useEffect(() => put(key, { children, map }), [put, key, children, map]);
  useEffect(() => () => put(key, null), [put, key]);
  return null;
}
