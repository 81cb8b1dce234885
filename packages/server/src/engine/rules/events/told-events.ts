import type { PositionRule } from './position-rule';

const MEDIA = ['image', 'video', 'audio'];

/** What a device sends beside its place, whenever it comes: results of commands and files. */
export const toldEvents: PositionRule = ({ position: { attributes } }) => {
  const { result } = attributes;
  return [
    ...(result === undefined ? [] : [{ type: 'commandResult', attributes: { result } }]),
    ...MEDIA.filter((media) => attributes[media] !== undefined).map((media) => ({
      type: 'media',
      attributes: { media, file: attributes[media] },
    })),
  ];
};
