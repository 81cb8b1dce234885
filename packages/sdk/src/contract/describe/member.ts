import type { StoredUnit } from '../../domain';

/** Kinds of members, by their format on the wire and their field in a form. */
export const MEMBER_KINDS = [
  'id',
  'text',
  'number',
  'flag',
  'choice',
  'moment',
  'reference',
  'attributes',
  'numbers',
  'object',
  'area',
  'schedule',
  'structure',
] as const;

/** One of {@link MEMBER_KINDS}. */
export type MemberKind = (typeof MEMBER_KINDS)[number];

/** Unit of a number on the wire; text, screens and reports convert it. */
export type MemberUnit = StoredUnit;

/** Options of a member of any kind. */
export interface MemberOptions {
  /**
   * A write must have it. When read, a missing text is '' and a missing flag is off, but a missing
   * number, reference or moment makes the whole thing unreadable.
   */
  readonly required?: boolean;
  /** Only the server sets it: a write leaves it out. */
  readonly writtenBy?: 'server';
  /** Written and never answered. A write leaves it out when it is undefined or ''. */
  readonly writeOnly?: boolean;
  /** Never shown, logged or exported. */
  readonly secret?: boolean;
  /** This product's server has it, the tracking API behind it does not. */
  readonly ownedByProduct?: boolean;
  /** Lists may be searched by it (`keyword`). */
  readonly search?: boolean;
  /** Lists are sorted by it. */
  readonly sort?: boolean;
}

/** Facts that the kinds add to {@link MemberOptions}. */
export interface MemberFacts extends MemberOptions {
  readonly kind: MemberKind;
  /** Default for a missing value, when read and when written. */
  readonly fallback: unknown;
  /** Blanks around a text are cut. */
  readonly trim?: boolean;
  /** Most characters of a text. */
  readonly maxLength?: number;
  /** Texts that are taken, in any case; left out, all are. */
  readonly known?: readonly string[];
  /** Allowed entries of a comma list; left out, the text is no list. */
  readonly listOf?: readonly string[];
  /** Bounds of a number, both included. A required number outside them is unreadable. */
  readonly min?: number;
  readonly max?: number;
  readonly unit?: MemberUnit;
  /** The number has no decimals. */
  readonly whole?: boolean;
  /** The values of a choice. */
  readonly choices?: readonly string[];
  /** The name of the resource whose id it holds. */
  readonly refersTo?: string;
  /** The name of the resource whose ids a list of numbers holds. */
  readonly idsOf?: string;
  /** Reads a structure. */
  readonly read?: (value: unknown) => unknown;
}

/** A member of a resource, made by one of the functions in `members.ts`; `Value` is what it reads as. */
export type Member<Value = unknown, Options = unknown> = MemberFacts &
  Options & {
    /** Never there: it carries the type. */
    readonly value?: Value;
  };

/** The members of a resource, by name. */
export type Members = Readonly<Record<string, Member>>;
