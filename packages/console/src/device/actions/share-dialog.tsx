// A part of its own, so that it is fetched when somebody shares.
export { ShareDialog } from '@rastro/sdk/internal';
