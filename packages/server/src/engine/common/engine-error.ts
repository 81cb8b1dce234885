/** A refusal on its way to the caller: status, and words for line 1 of the answer. */
export class EngineError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'EngineError';
  }
}

/** Not allowed, or a value that means nothing: status 400 as Traccar answers (tracking-api §0.2). */
export const refused = (words: string): EngineError => new EngineError(400, words);
/** Nobody is signed in, or the account is no longer good. */
export const unauthorized = (): EngineError => new EngineError(401, 'HTTP 401 Unauthorized');
/** Nothing there, or a query value that cannot be read. */
export const notFound = (): EngineError => new EngineError(404, 'HTTP 404 Not Found');

const DATABASE_WORDS: Readonly<Record<string, string>> = {
  '22021': 'A text holds U+0000, which cannot be kept',
  '22P05': 'A text holds U+0000, which cannot be kept',
  '22003': 'A number is out of range',
  '23502': 'A required value is missing',
  '23503': 'It refers to something that does not exist',
  '23505': 'Duplicate: another one has the same',
  '23514': 'A text is too long',
};

const read = (error: object, name: string): string => {
  const value = (error as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
};

const camel = (column: string): string =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The database's refusal of a value as one of ours, naming the member; undefined for any other failure. */
export const fromDatabaseError = (error: unknown): EngineError | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  const words = DATABASE_WORDS[read(error, 'code')];
  if (!words) return undefined;
  // A constraint is called table_column_key or table_column_check.
  const constraint = read(error, 'constraint').replace(`${read(error, 'table')}_`, '');
  const member = camel(read(error, 'column') || constraint.replace(/_(key|check|fkey)$/, ''));
  return refused(member ? `${words} (${member})` : words);
};
