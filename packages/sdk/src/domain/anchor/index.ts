export {
  ANCHOR_COMMANDS,
  ANCHOR_RADIUS_METERS,
  type AnchorCommand,
  findAnchors,
  toAnchorFence,
} from './anchor';
export { listAnchoredIds } from './list-anchored-ids';
