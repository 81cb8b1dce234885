import type { CheckCode, CheckName, ServiceFound, ServiceFoundCode } from '@rastro/sdk/domain';

/** A look, or a service that was asked. */
type Looked = CheckName | 'Telegram' | 'WhatsApp' | 'SMS' | 'Firebase';

/** What one look found. `warning` wants attention soon, `problem` now. */
export interface Finding {
  level: 'good' | 'warning' | 'problem';
  /** What was looked at. */
  what: Looked;
  /** What was found. */
  found: string;
  /** What to do about it. */
  remedy?: string;
  /** What was found, for other languages; left out for a name or a number alone. */
  code?: CheckCode;
  /** What came of asking a service outside, for other languages. */
  service?: ServiceFoundCode;
  /** The facts in both. */
  params?: Readonly<Record<string, string | number>>;
}

/** A finding of nothing to do. */
export const good = (
  what: Looked,
  found: string,
  code?: CheckCode,
  params?: Finding['params'],
): Finding => ({ level: 'good', what, found, ...(code && { code }), ...(params && { params }) });

/** What came of asking a service that failed, as an error says it: beside what to do, of `facts`. */
export const foundBy = (
  error: unknown,
  facts: Pick<Finding, 'code' | 'params'>,
): Pick<Finding, 'code' | 'params' | 'service'> => {
  const { found } = error as { found?: ServiceFound };
  if (!found) return facts;
  return { ...facts, service: found.code, params: { ...found.params, ...facts.params } };
};
