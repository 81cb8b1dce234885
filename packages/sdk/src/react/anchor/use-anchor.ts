'use client';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { geofence } from '../../contract';
import { findAnchors } from '../../domain';
import { useTrackingContext } from '../provider/tracking-context';
import { useResource } from '../resource/use-resource';
import { isKeyOf } from '../resource/resource-keys';
import { useAccess } from '../session/use-access';
import { useServer } from '../session/use-server';

/** Return value of {@link useAnchor}. */
export interface AnchorState {
  /**
   * True when the device is anchored; undefined until the fences are read, and while they cannot
   * be.
   */
  isAnchored: boolean | undefined;
  /** Allows setting and lifting anchors, by the account's rights. */
  mayChange: boolean;
  /**
   * True when the anchor's owner is notified without a rule when the device leaves it; true until
   * the server says that it does not.
   */
  isTold: boolean;
  /** Anchors the device where it is, or lifts its anchor. Rejects with a TrackingError. */
  setAnchored(isAnchored: boolean): Promise<void>;
}

/** The anchor of a device: a fence of 150 m around the place where it was set (spec §4). */
export function useAnchor(deviceId: number): AnchorState {
  const { client } = useTrackingContext('useAnchor');
  const { mutate } = useSWRConfig();
  const { data: geofences } = useResource(geofence);
  const { data: server } = useServer();
  const check = useAccess();
  const setAnchored = useCallback(
    async (isAnchored: boolean) => {
      const type = isAnchored ? 'anchorEnable' : 'anchorDisable';
      await client.commands.send({ deviceId, type });
      await mutate(isKeyOf(geofence));
    },
    [client, deviceId, mutate],
  );
  return {
    isAnchored: geofences && findAnchors(geofences, deviceId).length > 0,
    mayChange:
      check('send', 'commands', { isSaved: false }).allowed &&
      check('create', 'geofences', { isAnchor: true }).allowed,
    isTold: server === undefined || server.locksByFences === true,
    setAnchored,
  };
}
