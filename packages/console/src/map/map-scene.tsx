import type { Position } from '@rastro/sdk/contract';
import {
  createContext,
  useContext,
  useMemo,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';

/** What pages put on the one map that stays behind them all. */
export type MapScene = {
  /** The device the map keeps in view; null for none. */
  followId: number | null;
  setFollowId(deviceId: number | null): void;
  /** A driven way to draw, oldest fix first; null for none. */
  route: readonly Position[] | null;
  setRoute(route: readonly Position[] | null): void;
};

const MapSceneContext = createContext<MapScene | null>(null);

/** Holds what the pages put on the map. */
export function MapSceneProvider({ children }: { children: ReactNode }): ReactElement {
  const [followId, setFollowId] = useState<number | null>(null);
  const [route, setRoute] = useState<readonly Position[] | null>(null);
  const value = useMemo(() => ({ followId, setFollowId, route, setRoute }), [followId, route]);
  return <MapSceneContext value={value}>{children}</MapSceneContext>;
}

/** The map's scene. Throws outside {@link MapSceneProvider}. */
export function useMapScene(): MapScene {
  const scene = useContext(MapSceneContext);
  if (!scene) throw new Error('useMapScene needs a MapSceneProvider above it');
  return scene;
}
