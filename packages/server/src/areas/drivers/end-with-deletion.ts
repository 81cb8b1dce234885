import type { FastifyBaseLogger } from 'fastify';
import type { Upstream } from '../../upstream/upstream';
import type { DriveStore } from './drive-store';

interface EndOptions {
  drives: Pick<DriveStore, 'endAll'>;
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const DELETED = /^\/(drivers|devices)\/(\d+)$/;

/** A tracking API where nobody drives what is deleted, and who is deleted drives nothing. */
export const endWithDeletion = (
  tracking: Upstream,
  { drives, clock, log }: EndOptions,
): Upstream => ({
  ...tracking,
  async send(request, context) {
    const answer = await tracking.send(request, context);
    const [, kind, id] = (request.method === 'DELETE' && DELETED.exec(request.path)) || [];
    if (kind === undefined || answer.status >= 400) return answer;
    const subject = kind === 'drivers' ? { driverId: Number(id) } : { deviceId: Number(id) };
    await drives
      .endAll(subject, new Date(clock()))
      .catch((error: Error) => log.warn({ err: error, ...subject }, 'a drive was not ended'));
    return answer;
  },
});
