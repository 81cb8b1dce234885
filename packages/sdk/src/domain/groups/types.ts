export type { CountedDevice, GroupCount } from './count-groups';
