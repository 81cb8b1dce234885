import { brandingFileNames, cleanDrawing, readPicture, WORDS_FOLDER } from '@rastro/theme/folder';
import type { Phrase } from '@rastro/sdk/domain';
import type { ApiError } from '../../request/api-error';
import { ofField, refusePhrases, refuseWith } from '../../request/refuse-field';

const MEGABYTE = 1_048_576;
/** All files of a brand together. */
export const MAX_BRAND_BYTES = 12 * MEGABYTE;
/** A picture of more is none of a page: it would fill the memory of who opens it. */
const MAX_SIDE_PX = 6_000;

const PICTURE = /^[a-z0-9][\w.-]{0,79}\.(?:svg|png|jpe?g|gif|webp|avif|ico)$/i;
/** Files that browsers receive as drawings. */
const DRAWING = /\.svg$/i;
const WORDS = new RegExp(`^${WORDS_FOLDER}/[a-zA-Z]{2,3}(?:-[\\w]{2,8}){0,3}\\.json$`);

const refuse = (name: string, says: Phrase, message?: string): ApiError =>
  refusePhrases(ofField(`files.${name}`), [says], message);

/** Applies what was sent to the files there were: base64, or null for what goes. Throws a 422 that names the file. */
export function changeFiles(
  before: ReadonlyMap<string, Uint8Array>,
  sent: Readonly<Record<string, string | null>>,
): Map<string, Uint8Array> {
  const files = new Map(before);
  for (const [name, content] of Object.entries(sent)) {
    if (content === null) files.delete(name);
    else files.set(name, checkFile(name, Buffer.from(content, 'base64')));
  }
  const bytes = [...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
  if (bytes > MAX_BRAND_BYTES) {
    throw refuseWith({ status: 413, code: 'BODY_TOO_LARGE' }, 'refusal.size', { size: '12 MB' });
  }
  return files;
}

function checkFile(name: string, bytes: Buffer): Uint8Array {
  if (WORDS.test(name)) return bytes;
  if (!PICTURE.test(name) || brandingFileNames.some((file) => file === name)) {
    throw refuse(name, { key: 'refusal.file.kind' });
  }
  const picture = DRAWING.test(name) ? checkDrawing(name, bytes) : bytes;
  const { width = 0, height = 0 } = readPicture(picture);
  if (Math.max(width, height) > MAX_SIDE_PX) {
    throw refuse(name, { key: 'refusal.picture.side', params: { most: MAX_SIDE_PX } });
  }
  return picture;
}

/** A drawing as it is kept: written anew from what only draws. */
function checkDrawing(name: string, bytes: Buffer): Uint8Array {
  const read = cleanDrawing(bytes.toString('utf8'));
  if ('problem' in read) {
    const message = `${name} ${read.problem}. Save it as plain SVG.`;
    throw refuse(name, { key: 'refusal.drawing.unreadable' }, message);
  }
  const { svg, active } = read;
  if (active === undefined) return Buffer.from(svg);
  throw refuse(name, { key: 'refusal.drawing.active', params: { found: JSON.stringify(active) } });
}

const UNUSABLE = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** A file as it may be served, whenever it was saved: of a drawing what only draws, of one that cannot be drawn nothing. */
export function toServable(name: string, bytes: Uint8Array): Uint8Array {
  if (!DRAWING.test(name)) return bytes;
  const read = cleanDrawing(new TextDecoder().decode(bytes));
  return Buffer.from('problem' in read ? UNUSABLE : read.svg);
}
