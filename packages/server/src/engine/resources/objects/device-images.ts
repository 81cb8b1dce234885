import { EngineError, refused } from '../../common/engine-error';
import { readId } from '../../common/query-values';
import type { Handler } from '../../requests/request-context';
import { json } from '../../requests/answers';
import { DEVICE } from '../../entities/entities';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};
const TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(EXTENSIONS).map(([type, extension]) => [extension, type]),
);
const MAX_BYTES = 500_000;
const NOT_FOUND = { status: 404, contentType: 'text/html', body: 'HTTP 404 Not Found' };

/** `POST /devices/{id}/image`: the picture's name, which the client then writes into the device. */
const upload: Handler = async (context) => {
  const { unit, request, params } = context;
  const access = await context.access();
  const id = readId(params['id']);
  const { rows } = await unit.query(
    'select 1 from user_sees_device where user_id = $1 and device_id = $2',
    [access.caller.id, id],
  );
  if (rows.length === 0) return NOT_FOUND;
  await access.requireEdit(DEVICE, false);
  const extension = EXTENSIONS[request.contentType?.toLowerCase() ?? ''];
  if (!extension) throw refused('Unsupported image type');
  const bytes = request.body instanceof Uint8Array ? request.body : new Uint8Array();
  if (bytes.length > MAX_BYTES) throw refused('Image size limit exceeded');
  const name = `device.${extension}`;
  await unit.query(
    `insert into device_images (device_id, name, bytes) values ($1, $2, decode($3, 'base64'))
     on conflict (device_id, name) do update set bytes = excluded.bytes`,
    [id, name, Buffer.from(bytes).toString('base64')],
  );
  return json(name);
};

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** `GET /media/{uniqueId}/{file}`. */
const download: Handler = async (context) => {
  const { unit, params } = context;
  const access = await context.access();
  const { rows } = await unit.query<{ device_id: number; bytes: string | null }>(
    `select d.id as device_id, encode(i.bytes, 'base64') as bytes from devices d
     left join device_images i on i.device_id = d.id and i.name = $2 where d.unique_id = $1`,
    [params['uniqueId'], params['file']],
  );
  const found = rows[0];
  if (!found) return NOT_FOUND;
  await access.requireObject(DEVICE, found.device_id).catch((error: Error) => {
    throw new EngineError(403, error.message);
  });
  if (found.bytes === null) return NOT_FOUND;
  const extension = params['file']?.split('.').at(-1) ?? '';
  return {
    status: 200,
    contentType: TYPES[extension] ?? 'application/octet-stream',
    body: null,
    stream: whole(Buffer.from(found.bytes, 'base64')),
  };
};

/** Pictures of devices (tracking-api §1.6). */
export const imageHandlers = { upload, download };
