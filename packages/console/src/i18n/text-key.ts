import type { DomainKey } from '@rastro/sdk/domain';
import type { attributesEnUs } from './en-us/attributes';
import type { interfaceEnUs } from './en-us/interface';

/** A key of the console's own words. */
export type ConsoleKey = keyof typeof interfaceEnUs | keyof typeof attributesEnUs;

/** A key of any word the console says: its own, and those of the product's rules. */
export type TextKey = ConsoleKey | DomainKey;
