/**
 * The code for a server's error text (spec §8): the first line without Java class names, cut before
 * the first ' - ', spaces to underscores, upper case. WRITE_ACCESS_DENIE is understood as
 * WRITE_ACCESS_DENIED (decision 10). '' for text that says nothing.
 */
export function toErrorCode(text: string): string {
  const code = (toErrorMessage(text).split(' - ')[0] ?? '')
    .trim()
    .replace(/\s+/g, '_')
    .toUpperCase();
  return code === 'WRITE_ACCESS_DENIE' ? 'WRITE_ACCESS_DENIED' : code;
}

/** The words of a server's error text: its first line without leading Java class names. */
export function toErrorMessage(text: string): string {
  const line = text.trimStart().split(/\r?\n/, 1)[0] ?? '';
  return line.replace(/^(?:(?:[a-z][\w$]*\.)+[A-Z][\w$]*(?::\s*|$))+/, '').trim();
}

/**
 * The code for a failed sign-in (spec §8, decision 10). `text` is the server's word, null when the
 * body was none; `status` is undefined when there was no answer. By token, a 400 or 401 without a
 * code of ours is INVALID_LOGIN_DATA.
 */
export function toSignInErrorCode({
  status,
  text,
  byToken = false,
}: {
  status: number | undefined;
  text: string | null;
  byToken?: boolean;
}): string {
  if (status === undefined) return 'CONNECTION_ERROR';
  const code = toErrorCode(text ?? '');
  if (byToken && code !== 'INVALID_SHARE' && (status === 400 || status === 401)) {
    return 'INVALID_LOGIN_DATA';
  }
  if (code !== '') return code;
  if (status === 500) return 'ACCOUNT_IS_BLOCKED';
  if (status === 401) return 'HTTP_401_UNAUTHORIZED';
  return 'UNKNOWN_ERROR';
}
