import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Unit } from '../../db/database';
import { ApiError } from '../../request/api-error';
import { describeCall } from '../../request/describe-call';
import { parseBody } from '../../request/parse-body';
import { type Identity, identityOf } from '../../ground/identity/identity';
import { type ChangeLog, loggedBy } from '../../ground/logs/change-log';
import type { ScanAnswer, Scans } from './scans';

interface RoutesOptions {
  scans: Scans;
  changeLog: Pick<ChangeLog, 'note'>;
  database: Pick<Unit, 'query'>;
  clock: () => number;
}

/** Max scans of an account per second. */
const A_SECOND = 10;

const thing = z.object({ id: z.number().int(), name: z.string() });
const driving = {
  driver: thing,
  device: thing.nullable(),
  drive: z
    .object({
      id: z.number().int(),
      deviceId: z.number().int(),
      driverId: z.number().int(),
      driverName: z.string(),
      beganAt: z.iso.datetime(),
      endedAt: z.iso.datetime().nullable(),
      endedBy: z.string(),
      isLate: z.boolean(),
    })
    .nullable(),
};

const scanSchema = z.strictObject({
  id: z.union([z.literal(0), z.string().min(1).max(2_000)]),
  driver: z.string().min(1).max(2_000).optional(),
  at: z.iso.datetime({ offset: true }).optional(),
  sentAt: z.iso.datetime({ offset: true }).optional(),
  key: z.string().min(1).max(64).optional(),
});

/** Counts scans of accounts, second by second. What it forgets at a restart costs nobody anything. */
const createThrottle = (clock: () => number): ((userId: number) => void) => {
  const counts = new Map<number, number>();
  let second = 0;
  return (userId) => {
    const now = Math.floor(clock() / 1_000);
    if (now !== second) counts.clear();
    second = now;
    const count = (counts.get(userId) ?? 0) + 1;
    counts.set(userId, count);
    if (count <= A_SECOND) return;
    throw new ApiError(
      429,
      'HTTP_429_TOO_MANY_REQUESTS',
      `At most ${A_SECOND} scans a second. Try again in a second.`,
      { retryAfterSeconds: 1 },
    );
  };
};

/** `/api/qr-driver`: what drivers scan (spec §7). */
export function registerQrDriverRoutes(door: FastifyInstance, options: RoutesOptions): void {
  const { scans, changeLog, database, clock } = options;
  const throttle = createThrottle(clock);

  /** Logs a scan as its effect, since people search the log for who drives which vehicle. */
  const note = async (request: FastifyRequest, identity: Identity, answer: ScanAnswer) => {
    const { driver, device, drive, isLate } = answer;
    const told = device
      ? { device: device.name, beganAt: drive?.beganAt }
      : { endedAt: drive?.endedAt ?? undefined };
    await changeLog
      .note(loggedBy(identity, request), {
        action: device ? 'check-in' : 'check-out',
        objectType: 'driver',
        objectId: driver.id,
        objectName: driver.name,
        deviceId: device?.id ?? drive?.deviceId ?? 0,
        changes: Object.entries({ ...told, ...(isLate && { isLate }) })
          .filter(([, after]) => after !== undefined)
          .map(([member, after]) => ({ member, after })),
      })
      .catch((error: Error) => request.log.error({ err: error }, 'a scan is not in the log'));
  };

  door.get(
    '/api/qr-driver',
    describeCall({
      who: 'signed-in',
      summary: 'Which driver asks, and what they drive.',
      answer: z.object(driving),
    }),
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return scans.read(identityOf(request).userId);
    },
  );

  door.post(
    '/api/qr-driver',
    describeCall({
      who: 'signed-in',
      summary:
        'Checks a driver in by the code of a vehicle, or out by 0; late ones with their time.',
      body: scanSchema,
      answer: z.object({
        ...driving,
        isLate: z.boolean(),
        engine: z.enum(['none', 'released', 'held', 'failed']),
      }),
    }),
    async (request) => {
      const identity = identityOf(request);
      const { userId } = identity;
      throttle(userId);
      const scan = parseBody(scanSchema, request.body);
      return scans.take(database, userId, scan, (said) => note(request, identity, said));
    },
  );
}
