export { planChange, planUndo } from './plan-change';
export type { BulkMemberChange } from './plan-change';
