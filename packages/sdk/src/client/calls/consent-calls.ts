import type { ConsentAsked } from '../../contract';
import type { ConsentAnswer } from '../../domain';
import type { RequestOptions } from './request-options';

/** What a person does who is asked whether they may be tracked, with the token of their link and no account. */
export interface ConsentCalls {
  /** What they are asked, and how it stands. INVALID_TOKEN when there is another link. */
  readConsent(token: string, options?: RequestOptions): Promise<ConsentAsked>;
  /** Says yes or no, or takes it back. CONSENT_OVER when it is ended or expired. */
  answerConsent(
    input: { token: string; answer: ConsentAnswer },
    options?: RequestOptions,
  ): Promise<ConsentAsked>;
}
