export { planChange, planUndo } from './plan-change';
export type { MemberChange } from './plan-change';
