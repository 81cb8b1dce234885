import { createHash } from 'node:crypto';
import { MAX_IMAGE_BYTES, mergePatch, readText } from '@rastro/sdk/domain';
import { ApiError } from '../../../request/api-error';
import { refuseWith } from '../../../request/refuse-field';
import { translateError } from '../../../request/translate-error';
import {
  toRefusal,
  type Upstream,
  type UpstreamContext,
  type UpstreamResponse,
} from '../../../upstream/upstream';
import { cleanImage } from './clean-image';
import { readImageSize } from './read-size';
import { readImageType, type ImageType } from './image-type';

const TOO_LARGE = { status: 413, code: 'IMAGE_TOO_LARGE', field: 'image' } as const;

/** The attribute of a device that names its picture, as at every tracking server. */
const NAME_KEY = 'deviceImage';
const NAME = /^[\w-]+\.(?:jpe?g|png|gif|webp)$/i;
/** More than a tracking server takes. */
const MAX_READ_BYTES = 4 * MAX_IMAGE_BYTES;
/** Most points of a picture: whoever draws it unpacks all of them, four bytes each; cameras make fewer. */
const MAX_POINTS = 40_000_000;
const NO_QUERY = new URLSearchParams();

/** A picture as it goes out. */
export interface DeviceImage {
  type: ImageType;
  bytes: Buffer;
  /** Another one for other bytes. */
  tag: string;
}

/** The pictures of devices, kept by the tracking API. */
export interface DeviceImages {
  /** Keeps a picture and writes its name into the device. @returns the JSON of the device */
  write(deviceId: number, bytes: Uint8Array, context: UpstreamContext): Promise<string>;
  /** Throws a 404 where there is none, or the account does not see the device. */
  read(deviceId: number, context: UpstreamContext): Promise<DeviceImage>;
}

/** Makes them for one tracking API. */
export function createDeviceImages(upstream: Pick<Upstream, 'send' | 'change'>): DeviceImages {
  const admit = (answer: UpstreamResponse): UpstreamResponse => {
    if (answer.status < 400) return answer;
    throw translateError(toRefusal(answer), { entity: 'Device' });
  };

  return {
    async write(deviceId, given, context) {
      const image = cleanImage(given);
      if (!image) {
        const words = 'This is no picture that can be kept. Send a JPEG, PNG or WebP.';
        throw new ApiError(415, 'IMAGE_UNREADABLE', words, { field: 'image' });
      }
      if (image.bytes.length > MAX_IMAGE_BYTES) {
        throw refuseWith(TOO_LARGE, 'refusal.size', { size: `${MAX_IMAGE_BYTES / 1000} kB` });
      }
      const [width, height] = readImageSize(image.type, image.bytes) ?? [0, 0];
      if (width * height > MAX_POINTS) {
        throw refuseWith(TOO_LARGE, 'refusal.size', { size: `${MAX_POINTS / 1e6} MP` });
      }
      const stored = admit(
        await upstream.send(
          {
            method: 'POST',
            path: `/devices/${deviceId}/image`,
            query: NO_QUERY,
            body: image.bytes,
            contentType: image.type,
            accept: '*/*',
          },
          context,
        ),
      );
      const name = (stored.body ?? '').trim();
      const patch = { attributes: { [NAME_KEY]: name } };
      const changed = await upstream.change(
        `/devices/${deviceId}`,
        (device) => mergePatch(device, patch) as Record<string, unknown>,
        context,
      );
      return admit(changed).body ?? '';
    },
    async read(deviceId, context) {
      const call = { method: 'GET', query: NO_QUERY };
      const path = `/devices/${deviceId}`;
      const found = admit(await upstream.send({ ...call, path }, context));
      const device = JSON.parse(found.body ?? '{}') as {
        uniqueId: string;
        attributes?: Record<string, unknown>;
      };
      const name = readText(device, NAME_KEY);
      if (!NAME.test(name)) throw noImage();
      const media = `/media/${device.uniqueId}/${name}`;
      const answer = await upstream.send({ ...call, path: media, accept: '*/*' }, context);
      if (answer.fault !== undefined) throw translateError(toRefusal(answer), { entity: 'Device' });
      const bytes = answer.status < 400 ? await readBytes(answer) : undefined;
      const type = bytes && readImageType(bytes);
      if (!bytes || !type) throw noImage();
      return { type, bytes, tag: createHash('sha1').update(bytes).digest('base64url') };
    },
  };
}

const noImage = (): ApiError =>
  new ApiError(404, 'IMAGE_NOT_FOUND', 'There is no picture of this device.');

async function readBytes({ stream }: UpstreamResponse): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream ?? []) {
    length += chunk.length;
    if (length > MAX_READ_BYTES) return undefined;
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks);
}
