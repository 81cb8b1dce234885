import type { Member, MemberOptions, MemberUnit } from './member';

type None = Record<never, never>;

export interface TextOptions extends MemberOptions {
  readonly default?: string;
  readonly trim?: boolean;
  readonly maxLength?: number;
  /** In any case; others are refused. */
  readonly known?: readonly string[];
  /** The text is a comma list of these. */
  readonly listOf?: readonly string[];
}

export interface NumberOptions extends MemberOptions {
  readonly default?: number;
  readonly min?: number;
  readonly max?: number;
  readonly unit?: MemberUnit;
  readonly whole?: boolean;
}

export interface NumbersOptions extends MemberOptions {
  readonly default?: readonly number[];
  /** The name of the resource whose ids they are. */
  readonly idsOf?: string;
}

export interface ReferenceOptions extends MemberOptions {
  /** Value for no reference. Default 0. */
  readonly none?: number;
}

/** Text that must be there or has a default reads as text, other text as text or null. */
type TextValue<O> = O extends { required: true } | { default: string } ? string : string | null;

type NumbersValue<O> = O extends { default: readonly number[] } ? number[] : number[] | null;

type MomentValue<O> = O extends { required: true } ? string : string | null;

/** The id. `none` is the id of what is not stored; without it a thing without an id is unreadable. */
// @__NO_SIDE_EFFECTS__
export function id(
  options: { none?: number } = {},
): Member<number, { readonly writtenBy: 'server' }> {
  const required = options.none === undefined;
  return { kind: 'id', whole: true, writtenBy: 'server', required, fallback: options.none ?? 0 };
}

/** Text; null when there is none, unless it is required or has a default. Numbers become text. */
// @__NO_SIDE_EFFECTS__
export function text<const O extends TextOptions = None>(options?: O): Member<TextValue<O>, O> {
  const fallback = options?.default ?? (options?.required ? '' : null);
  return { kind: 'text', fallback, ...(options as O) };
}

/** A finite number, 0 when it is missing and there is no default; numeric text is understood. */
// @__NO_SIDE_EFFECTS__
export function number<const O extends NumberOptions = None>(options?: O): Member<number, O> {
  return { kind: 'number', fallback: options?.default ?? 0, ...(options as O) };
}

/** A switch, off when it is missing: true and 'true' are on. */
// @__NO_SIDE_EFFECTS__
export function flag<const O extends MemberOptions = None>(options?: O): Member<boolean, O> {
  return { kind: 'flag', fallback: false, ...(options as O) };
}

/** One of a known set of texts; whatever else comes is the default. */
// @__NO_SIDE_EFFECTS__
export function choice<
  const T extends string,
  const O extends MemberOptions & { readonly default: NoInfer<T> },
>(choices: readonly T[], options: O): Member<T, O> {
  return { kind: 'choice', choices, fallback: options.default, ...options };
}

/** A moment as ISO text, null when there is none. ISO text stays as it is, epoch milliseconds become ISO text. */
// @__NO_SIDE_EFFECTS__
export function moment<const O extends MemberOptions = None>(
  options?: O,
): Member<MomentValue<O>, O> {
  return { kind: 'moment', fallback: null, ...(options as O) };
}

/** The id of a thing of another resource, which is named: an import would make circles. 0 is none. */
// @__NO_SIDE_EFFECTS__
export function reference<const O extends ReferenceOptions = None>(
  refersTo: string,
  options?: O,
): Member<number, O> {
  const fallback = options?.none ?? 0;
  return { kind: 'reference', whole: true, refersTo, fallback, ...(options as O) };
}

/** Free attributes by key, {} when there are none. */
// @__NO_SIDE_EFFECTS__
export function attributes(): Member<Record<string, unknown>> {
  return { kind: 'attributes', fallback: Object.freeze({}) };
}

/** A list of numbers, null when there is none and no default; what is no number is left out. */
// @__NO_SIDE_EFFECTS__
export function numbers<const O extends NumbersOptions = None>(
  options?: O,
): Member<NumbersValue<O>, O> {
  return { kind: 'numbers', fallback: options?.default ?? null, ...(options as O) };
}

/** An object of free form, or null. */
// @__NO_SIDE_EFFECTS__
export function object<const O extends MemberOptions = None>(
  options?: O,
): Member<Record<string, unknown> | null, O> {
  return { kind: 'object', fallback: null, ...(options as O) };
}

/** The text of a fence, e.g. `CIRCLE (-23.5 -46.6, 200)`; `parseArea` of the domain reads it. */
// @__NO_SIDE_EFFECTS__
export function area(): Member<string, { readonly required: true }> {
  return { kind: 'area', fallback: '', required: true, maxLength: 4096 };
}

/** An iCalendar text in base64. */
// @__NO_SIDE_EFFECTS__
export function schedule(): Member<string, { readonly required: true }> {
  return { kind: 'schedule', fallback: '', required: true };
}

/** Something of a form of its own, which `read` makes of whatever comes: it must not throw. Only the server writes it. */
// @__NO_SIDE_EFFECTS__
export function structure<T, const O extends MemberOptions = None>(
  read: (value: unknown) => T,
  options?: O,
): Member<T, O & { readonly writtenBy: 'server' }> {
  return { kind: 'structure', read, fallback: null, ...(options as O), writtenBy: 'server' };
}
