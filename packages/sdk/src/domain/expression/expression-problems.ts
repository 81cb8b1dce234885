/**
 * Problems of an expression by code, in the English that a tracking API returns and stores. The
 * translations for display are in the words (`refusal.expression.<code>`).
 */
export const EXPRESSION_PROBLEMS = {
  valueNot: 'A number was expected, not {found}',
  booleanNot: 'true or false was expected, not {found}',
  number: 'A number was expected',
  whole: 'A whole number was expected',
  value: 'A value was expected',
  name: 'A name was expected',
  time: 'A time was expected',
  unexpected: '{sign} was expected',
  unknownHere: '{name} is not known here',
  unknown: '{name} is not known',
  misplaced: '{found} has no place here',
  refused: '{name} is not part of the language',
  deep: 'The expression is nested too deep',
  long: 'The expression is too long',
  slow: 'The expression takes too long',
  zero: 'Division by zero',
  size: 'Only texts, lists and maps have a size',
  character: 'There is no character {place}',
  item: 'There is no item {place}',
  backwards: 'A text cannot end before it begins',
  textLong: 'The text is too long',
  listLong: 'The list is too long',
  nothing: 'null cannot be compared',
  patternLong: 'The pattern is too long',
  patternLarge: 'The pattern is too large',
  pattern: 'The pattern cannot be read: {found}',
} as const;

/** A code of what is wrong with an expression. */
export type ExpressionProblemCode = keyof typeof EXPRESSION_PROBLEMS;

/** Values for the places of its sentence. */
export type ExpressionProblemParams = Readonly<Record<string, string>>;
