import type { AttributeType } from './attribute-values';

/** Texts of an attributes editor. */
export interface AttributesEditorWords {
  empty: string;
  /** Name of the field that adds one. */
  add: string;
  /** The choice that adds a key of one's own. */
  addKey: (key: string) => string;
  /** No known attribute matches, and nothing was typed. */
  allThere: string;
  remove: (label: string) => string;
  /** Name of the choice of a type. */
  type: string;
  types: Record<AttributeType, string>;
  yes: string;
  no: string;
  notNumber: string;
  /** Explains why a list or an object is read-only. */
  composite: string;
}
