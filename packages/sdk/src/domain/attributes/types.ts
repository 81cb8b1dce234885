export type { AttributeUnit } from './attribute-unit';
export type { Fact } from './list-facts';
export type { FactOwner } from './read-fact';
