export { findAttributeUnit } from './attribute-unit';
export { chooseTiles } from './choose-tiles';
export { findAttributeProblem } from './find-attribute-problem';
export { completeExpression } from './complete-expression';
export { KNOWN_FACTS } from './known-facts';
export { listFacts } from './list-facts';
export { formatPinned, parsePinned, resolvePinned, toPinnedKey } from './pinned-attributes';
export type * from './types';
export { readCourse, readSpeed, UNKNOWN_VALUES } from './unknown-values';
