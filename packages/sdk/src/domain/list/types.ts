export type { ListView } from './list-view';
export type { SilentCounts } from './silence-counter';
