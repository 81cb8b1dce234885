export type { AnchorCommand } from './anchor';
