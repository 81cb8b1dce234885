import type { FastifyBaseLogger } from 'fastify';
import type { RecordedAction } from './recorded-action';
import type { Upstream } from './upstream';

/** Writes an action down where the tracking API takes it. What was done stays done, also when that fails. */
export async function recordAction(
  upstream: Pick<Upstream, 'recordAction'>,
  action: RecordedAction,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<void> {
  try {
    await upstream.recordAction?.(action);
  } catch (error) {
    log.error({ err: error }, 'an action was not written down');
  }
}
