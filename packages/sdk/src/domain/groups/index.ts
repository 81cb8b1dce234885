export { countGroups, NO_GROUP_ID } from './count-groups';
export { formatGroupPath } from './format-group-path';
export { listGroupMembers } from './list-group-members';
export { isInside, listPath, resolveParents } from './resolve-parents';
export type * from './types';
