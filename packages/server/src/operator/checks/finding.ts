import type { CheckCode, CheckName, ServiceFound, ServiceFoundCode } from '@rastro/sdk/domain';

/** A look, or a service that was asked. */
type Looked = CheckName | 'Telegram' | 'WhatsApp' | 'SMS' | 'Firebase';

/** Result of one check. `warning` needs attention soon, `problem` now. */
export interface Finding {
  level: 'good' | 'warning' | 'problem';
  /** Subject of the check. */
  what: Looked;
  /** Result as text. */
  found: string;
  /** Action to take. */
  remedy?: string;
  /** Code of the result for translation; left out for a name or a number alone. */
  code?: CheckCode;
  /** Code of the result of a call to an external service, for translation. */
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

/** Adds the outcome of a failed service call, read from its error, to the remedy in `facts`. */
export const foundBy = (
  error: unknown,
  facts: Pick<Finding, 'code' | 'params'>,
): Pick<Finding, 'code' | 'params' | 'service'> => {
  const { found } = error as { found?: ServiceFound };
  if (!found) return facts;
  return { ...facts, service: found.code, params: { ...found.params, ...facts.params } };
};
