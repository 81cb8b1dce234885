import { attributeText } from '../../common/java-number';
import type { PositionRule } from './position-rule';

const MEDIA = ['image', 'video', 'audio'];

/** Files a device sends beside its place, whenever that comes. */
export const mediaEvents: PositionRule = ({ position: { attributes } }) =>
  MEDIA.filter((media) => attributes[media] !== undefined).map((media) => ({
    type: 'media',
    attributes: { media, file: attributeText(attributes[media]) },
  }));
