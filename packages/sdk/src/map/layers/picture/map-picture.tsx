import { useMap } from 'react-leaflet';
import type { ReplayPicture } from '../../../react/replay/replay-picture';
import { usePicture } from './use-picture';

/** Lets others take pictures of the map that it stands in. */
export function MapPicture({ picture }: { picture: ReplayPicture }): null {
  usePicture(useMap(), picture);
  return null;
}
