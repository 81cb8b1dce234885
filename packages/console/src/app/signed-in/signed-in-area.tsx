import type { ReactElement } from 'react';
import { MapSceneProvider } from '../../frame/map/map-scene';
import { Frame } from './frame';

/** Everything that only somebody signed in gets to see. */
export function SignedInArea(): ReactElement {
  return (
    <MapSceneProvider>
      <Frame />
    </MapSceneProvider>
  );
}
