/** Possible problems of a file's row or cell. */
export type ImportProblemCode =
  | 'ROUNDED'
  | 'TWO_READINGS'
  | 'GROUPED'
  | 'CUT'
  | 'READ_AS'
  | 'FORMULA_LEFT_OUT'
  | 'FORMULA_FAILED'
  | 'CONTROL_CHARACTER'
  | 'EMPTY'
  | 'EMPTY_TOTAL'
  | 'EMPTY_MERGED'
  | 'TOO_LONG'
  | 'NOT_A_NUMBER'
  | 'NOT_WHOLE'
  | 'TOO_SMALL'
  | 'TOO_BIG'
  | 'NOT_YES_OR_NO'
  | 'NO_CHOICE'
  | 'NOT_A_DATE'
  | 'NOT_AN_ID'
  | 'BAD_AREA'
  | 'NOT_NUMBERS'
  | 'NOT_AN_OBJECT'
  | 'BAD_ATTRIBUTE'
  | 'TOO_WIDE'
  | 'TOO_NARROW'
  | 'TWICE'
  | 'NO_SUCH_ID'
  | 'SEVERAL'
  | 'NO_SUCH'
  | 'NO_SUCH_GROUP'
  | 'SEVERAL_SUCH'
  | 'ATTRIBUTES_TOO_LONG'
  | 'LIKE_DELETED'
  | 'LOOKS_WRONG'
  | 'ZEROS_LOST'
  | 'TWO_DOCUMENTS'
  | 'PLACEHOLDER'
  | 'TOTAL_ROW'
  | 'BAD_MAIL'
  | 'NO_ICON';

/** Problem without its wording: each place that shows it has its own. */
export interface ImportProblem {
  readonly code: ImportProblemCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The same in a row: `column` is the field that it is of, none where it is of the whole row. */
export interface RowProblem extends ImportProblem {
  readonly column?: string | undefined;
}

/** Facts about a member that an import needs. */
export interface ImportMember {
  readonly kind: string;
  readonly fallback?: unknown;
  readonly required?: boolean;
  readonly secret?: boolean;
  readonly writeOnly?: boolean;
  readonly writtenBy?: 'server';
  readonly search?: boolean;
  readonly whole?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly maxLength?: number;
  readonly choices?: readonly string[];
  readonly listOf?: readonly string[];
  readonly refersTo?: string;
  readonly idsOf?: string;
}

/** Rules of a member that its description does not say. */
export interface FieldRules {
  /** Returns the reason for rejecting a text, or null. */
  refuse?: (text: string) => ImportProblem | null;
  /** Returns the probable mistake in a new value, which is accepted all the same. */
  warn?: (value: unknown) => ImportProblem | null;
  /** The name by which its texts are judged, where that is not its own. */
  judgedAs?: string;
  /** No line break and no other control character may stand in it. */
  isSingleLine?: boolean;
}

/** A member that a column can hold. */
export interface ImportField {
  /** Name in the tracking API. */
  readonly member: string;
  /** Name as a column: `group` for `groupId`. */
  readonly name: string;
  readonly description: ImportMember;
  readonly words: FieldRules;
}

/** A resource whose things a file may hold. */
export interface ImportResource {
  readonly description: {
    readonly name: string;
    readonly members: Readonly<Record<string, ImportMember>>;
    readonly encode: (input: never) => Record<string, unknown>;
  };
  readonly members: readonly ImportField[];
  readonly hasAttributes: boolean;
  /** Texts by which people know one. */
  readonly labels: readonly string[];
  /** The text by which a file tells one from another, the last of {@link labels}; without one the id does. */
  readonly identity: ImportField | undefined;
  /** The member that refers to another of the same resource. */
  readonly parent: ImportField | undefined;
}

/** A row of a file that holds something, and the line of the file that it begins on. */
export interface SheetRow {
  line: number;
  cells: string[];
}

/** One thing of any resource, its members by name. */
export type ImportedThing = Readonly<Record<string, unknown>> & { readonly id: number };
