'use client';
import { useMemo, useState } from 'react';
import { resolveMapShow, type MapShow, type MapToggle } from '../../domain';
import { useServer } from '../session/use-server';
import { useSession } from '../session/use-session';

/** Options of {@link useMapShow}. */
export interface MapShowOptions {
  /** What was chosen; what it leaves out starts as account and server say. Absent: kept here. */
  choice?: Partial<MapShow> | undefined;
  /** Somebody chose: all that is chosen now. */
  onChange?: ((choice: Partial<MapShow>) => void) | undefined;
}

/** What {@link useMapShow} gives. */
export interface MapShowState {
  /** What is shown. */
  show: MapShow;
  setShown: (toggle: MapToggle, isShown: boolean) => void;
  /** Back to how the account starts. */
  restore: () => void;
}

/**
 * What is shown on the map besides vehicles: as chosen, else by the attributes `mapNames`,
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
