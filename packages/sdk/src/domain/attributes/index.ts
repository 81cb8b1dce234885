export { type AttributeUnit, findAttributeUnit } from './attribute-unit';
export { chooseTiles } from './choose-tiles';
export { type Fact, listFacts } from './list-facts';
export { formatPinned, parsePinned, resolvePinned, toPinnedKey } from './pinned-attributes';
export { type FactOwner } from './read-fact';
