import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError, forbidden, wordsOf } from '../../../request/api-error';
import { refuseField } from '../../../request/refuse-field';
import { describeCall } from '../../../request/describe-call';
import { notFound } from '../../../request/error-answer';
import { parseBody } from '../../../request/parse-body';
import { createReadAccount } from '../../../ground/identity/read-account';
import { type Identity, identityOf, toUpstreamActor } from '../../../ground/identity/identity';
import { loggedBy } from '../../../ground/logs/change-log';
import { type DriverRow, readDriverRow, toErasedDriver } from './driver-row';
import { eraseDriver, planDriverErasure } from './erase-driver';
import { type AskedErasure, erasePerson, planErasure } from './erase-person';
import { DRIVER_HOLDINGS } from './holdings-of-drivers';
import {
  contactSchema,
  leftSchema,
  listsSchema,
  partsSchema,
  type RoutesOptions,
} from './personal-data.routes';
import { countRows } from './planned-parts';
import { readDriverData } from './read-driver-data';

interface OfDriver {
  Params: { id: string };
}

const driverDataSchema = z.object({
  madeAt: z.iso.datetime(),
  driverId: z.number().int(),
  /** The driver as the tracking API has it. */
  driver: z.unknown(),
  privacyContact: contactSchema,
  lists: listsSchema,
  left: leftSchema,
});

const driverErasureSchema = z.object({
  driverId: z.number().int(),
  /** To be given again. */
  name: z.string(),
  isErased: z.boolean(),
  parts: partsSchema,
});

const eraseSchema = z.strictObject({ name: z.string().trim().min(1).max(128) });

const toKey = (name: string): string => name.trim().toLowerCase();

/** Reads drivers for who asks for their data, and plans their erasure. */
function createDriverReads(options: RoutesOptions) {
  const { access, upstream, database } = options;
  const readAccount = createReadAccount(options);

  const findAccountId = async (driverId: number): Promise<number | undefined> => {
    const { rows } = await database.query<{ user_id: number }>(
      'select user_id from qr_access where tracking_origin = $1 and driver_id = $2',
      [upstream.origin, driverId],
    );
    return rows[0]?.user_id;
  };

  /** A driver who was deleted is known by what is left of them, to administrators alone: nobody else sees them. */
  const findDeleted = async (userId: number, driverId: number): Promise<DriverRow | undefined> => {
    if ((await access.actorOf(userId)).kind !== 'administrator') return undefined;
    const counts = await Promise.all(
      DRIVER_HOLDINGS.map((one) => countRows(database, one, [upstream.origin, driverId])),
    );
    if (counts.every((count) => count === 0)) return undefined;
    const { rows } = await database.query<{ driver_name: string }>(
      `select driver_name from drive where tracking_origin = $1 and driver_id = $2
         and driver_name <> '' order by id desc limit 1`,
      [upstream.origin, driverId],
    );
    const name = rows[0]?.driver_name ?? `#${driverId}`;
    return { id: driverId, name, uniqueId: '', attributes: {} };
  };

  const find = async (request: FastifyRequest<OfDriver>) => {
    const identity = identityOf(request);
    const { userId } = identity;
    if ((await access.actorOf(userId)).kind === 'guest') throw forbidden('ACCOUNT_IS_SHARED');
    const { id: given } = request.params;
    if (!/^\d{1,15}$/.test(given) || Number(given) < 1) throw notFound(request);
    const actor = toUpstreamActor(identity);
    const driver =
      (await readDriverRow(upstream, actor, Number(given))) ??
      (await findDeleted(userId, Number(given)));
    if (!driver) throw new ApiError(404, 'DRIVER_NOT_FOUND', wordsOf('DRIVER_NOT_FOUND'));
    return { identity, driver, actor, accountId: await findAccountId(driver.id) };
  };

  /** The account that a driver signs in with goes with them: who erases both may erase it. */
  const findAccount = async (
    request: FastifyRequest,
    identity: Identity,
    accountId: number,
  ): Promise<AskedErasure> => {
    const { userId } = identity;
    const user = await readAccount(request, identity, String(accountId));
    const isSelf = user.id === userId;
    const isSuperior = !isSelf && user.administrator && (await access.isSuperior(userId, user.id));
    await access.require(userId, 'delete', 'users', { own: true, isSelf, isSuperior });
    const account = user as typeof user & { email: string }; // an account has one
    return { asker: { userId, actor: toUpstreamActor(identity) }, account };
  };

  const readPlan = async (request: FastifyRequest<OfDriver>) => {
    const { identity, driver, actor, accountId } = await find(request);
    const tied =
      accountId === undefined ? undefined : await findAccount(request, identity, accountId);
    const plan = {
      driverId: driver.id,
      name: driver.name,
      isErased: driver.uniqueId === toErasedDriver(driver.id),
      parts: tied ? await planErasure(options, tied) : await planDriverErasure(options, driver.id),
    };
    return { plan, tied, actor, userId: identity.userId };
  };

  return { find, readPlan };
}

/**
 * All that is held of a driver, with an account or without, and its erasure: `GET /api/drivers/{id}/personal-data`,
 * `GET` and `POST /api/drivers/{id}/erase`. For who may edit, and who may delete the driver.
 */
export function registerDriverDataRoutes(app: FastifyInstance, options: RoutesOptions): void {
  const { access, changeLog } = options;
  const { find, readPlan } = createDriverReads(options);

  app.get<OfDriver>(
    '/api/drivers/:id/personal-data',
    describeCall({
      who: ['update', 'drivers'],
      summary: 'All that is held of a driver, without secrets; what is left out is named.',
      answer: driverDataSchema,
    }),
    async (request, reply) => {
      const { identity, driver, accountId } = await find(request);
      const asked = { askerId: identity.userId, driver };
      const data = await readDriverData(options, {
        ...asked,
        ...(accountId !== undefined && { accountId }),
      });
      await changeLog.note(loggedBy(identity, request), {
        objectType: 'driver',
        objectId: driver.id,
        objectName: driver.name,
        action: 'personal-data',
      });
      void reply.header('cache-control', 'no-store');
      return data;
    },
  );

  app.get<OfDriver>(
    '/api/drivers/:id/erase',
    describeCall({
      who: ['delete', 'drivers'],
      summary: 'What the erasure of a driver would end, and what stays unnamed; nothing is done.',
      answer: driverErasureSchema,
    }),
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return (await readPlan(request)).plan;
    },
  );

  app.post<OfDriver>(
    '/api/drivers/:id/erase',
    describeCall({
      who: ['delete', 'drivers'],
      summary: 'Erases what is held of a driver and of their account; their name confirms it.',
      body: eraseSchema,
      answer: driverErasureSchema,
      status: 200,
    }),
    async (request) => {
      const { plan, tied, actor, userId } = await readPlan(request);
      const { name } = parseBody(eraseSchema, request.body);
      if (toKey(name) !== toKey(plan.name)) {
        throw refuseField('name', 'refusal.erase.driver');
      }
      if (tied) {
        await erasePerson(options, tied);
        access.forget('users');
      } else {
        const { driverId } = plan;
        await eraseDriver(options, { askerId: userId, actors: [actor], driverId });
      }
      return { ...plan, name: `#${plan.driverId}`, isErased: true };
    },
  );
}
