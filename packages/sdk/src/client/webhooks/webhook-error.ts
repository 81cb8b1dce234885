/**
 * Reason why a message is rejected: `secret` is not one of a webhook, `headers` are missing, `time`
 * is too long ago or ahead, `signature` is that of another secret or another body, `body` is signed
 * but no message.
 */
export type WebhookProblem = 'secret' | 'headers' | 'time' | 'signature' | 'body';

/** A message that is not to be believed; `message` is for logs and has nothing of it. */
export class WebhookError extends Error {
  readonly kind = 'webhook';

  constructor(
    readonly problem: WebhookProblem,
    message: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
    this.name = 'WebhookError';
  }
}

/** True when a thrown value is a {@link WebhookError}; also across two copies of the package. */
export const isWebhookError = (error: unknown): error is WebhookError =>
  error instanceof Error && 'kind' in error && error.kind === 'webhook';
