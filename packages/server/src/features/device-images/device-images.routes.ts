import { describeCall } from '../../request/describe-call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, unauthorized } from '../../request/api-error';
import { notFound } from '../../request/error-answer';
import type { Access } from '../access/access';
import { type Identify, toUpstreamActor } from '../identity/identity';
import type { DeviceImages } from './device-images';

interface DeviceImageOptions {
  identify: Identify;
  access: Pick<Access, 'require'>;
  images: DeviceImages;
}

const PATH = '/api/devices/:id/image';
const ID = /^[1-9]\d{0,14}$/;
const TYPES = /^image\//;

/**
 * `POST /api/devices/{id}/image`: the bytes of a picture, answered with the device that names it now.
 * `GET /api/devices/{id}/image`: those bytes, for whoever sees the device.
 */
export function registerDeviceImageRoutes(
  app: FastifyInstance,
  { identify, access, images }: DeviceImageOptions,
): void {
  const admit = async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const identity = await identify(request);
    if (identity === undefined) throw unauthorized();
    const { id } = request.params;
    if (!ID.test(id)) throw notFound(request);
    await access.require(identity.userId, request.method === 'GET' ? 'read' : 'update', 'devices');
    return { deviceId: Number(id), context: { actor: toUpstreamActor(identity) } };
  };

  // Pictures are taken here and nowhere else.
  void app.register(async (scope) => {
    scope.addContentTypeParser(TYPES, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { id: string } }>(
      PATH,
      describeCall({
        summary: 'Sets the picture of a device.',
        bodyType: 'image/*',
        answer: { entity: 'Device' },
      }),
      async (request, reply) => {
        const { deviceId, context } = await admit(request);
        if (!(request.body instanceof Uint8Array)) {
          const words = 'Send the bytes of a picture, labelled as one.';
          throw new ApiError(415, 'IMAGE_UNREADABLE', words, { field: 'image' });
        }
        const device = await images.write(deviceId, request.body, context);
        return reply
          .header('cache-control', 'no-store')
          .type('application/json; charset=utf-8')
          .send(device);
      },
    );
  });

  app.get<{ Params: { id: string } }>(
    PATH,
    describeCall({ summary: 'The picture of a device.', answer: 'bytes' }),
    async (request, reply) => {
      const { deviceId, context } = await admit(request);
      const { type, bytes, tag } = await images.read(deviceId, context);
      const etag = `"${tag}"`;
      // The name stays when the picture is another: browsers ask, and are told by its tag.
      reply.headers({ etag, 'cache-control': 'private, no-cache' });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.header('content-disposition', 'inline').type(type).send(bytes);
    },
  );
}
