import { describeCall } from '../../../request/describe-call';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../request/api-error';
import { notFound } from '../../../request/error-answer';
import { identityOf, toUpstreamActor } from '../../../ground/identity/identity';
import type { DeviceImages } from './device-images';

interface DeviceImageOptions {
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
  { images }: DeviceImageOptions,
): void {
  const admit = async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const identity = identityOf(request);
    const { id } = request.params;
    if (!ID.test(id)) throw notFound(request);
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
        who: ['update', 'devices'],
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
    describeCall({
      who: ['read', 'devices'],
      summary: 'The picture of a device.',
      answer: 'bytes',
    }),
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
