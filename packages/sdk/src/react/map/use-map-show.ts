'use client';
import { useMemo, useState } from 'react';
import { resolveMapShow, type MapShow, type MapToggle } from '../../domain';
import { useServer } from '../session/use-server';
import { useSession } from '../session/use-session';

/** Options of {@link useMapShow}. */
export interface MapShowOptions {
  /**
   * Choice of the user; members left out start with the account's and server's defaults. Absent:
   * kept here.
   */
  choice?: Partial<MapShow> | undefined;
  /** Somebody chose: all that is chosen now. */
  onChange?: ((choice: Partial<MapShow>) => void) | undefined;
}

/** Return value of {@link useMapShow}. */
export interface MapShowState {
  /** Layers and labels shown. */
  show: MapShow;
  setShown: (toggle: MapToggle, isShown: boolean) => void;
  /** Back to how the account starts. */
  restore: () => void;
}

/**
 * Provides the map's settings besides vehicles: as chosen, else by the attributes `mapNames`,
 * `mapGeofences` and so on of the account, else of the server.
 */
export function useMapShow({ choice, onChange }: MapShowOptions): MapShowState {
  const { user } = useSession();
  const { data: server } = useServer();
  const [own, setOwn] = useState<Partial<MapShow>>({});
  const chosen = choice ?? own;
  const change = (next: Partial<MapShow>) => {
    setOwn(next);
    onChange?.(next);
  };
  return {
    show: useMemo(() => resolveMapShow({ choice: chosen, user, server }), [chosen, user, server]),
    setShown: (toggle, isShown) => change({ ...chosen, [toggle]: isShown }),
    restore: () => change({}),
  };
}
