import type { UpstreamRequest } from '../../upstream/upstream';

/** The bytes of a request and their label. */
export interface Content {
  bytes?: string | Uint8Array;
  type?: string;
}

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
/** These take forms only (tracking-api §0.1). */
const FORM_AREAS = new Set(['session', 'password', 'share', 'oidc']);
const TYPE = /^[\w.+-]+\/[\w.+-]+(?:; ?[\w-]+=(?:[\w.-]+|"[\w.-]+"))*$/;

const toForm = (fields: object): URLSearchParams => {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
};

/** Serialises a body anew: what is sent is what was understood. */
export function buildContent({ path, body, contentType }: UpstreamRequest): Content {
  const given = contentType !== undefined && TYPE.test(contentType) ? contentType : undefined;
  if (body === undefined || body === null) return given === undefined ? {} : { type: given };
  if (body instanceof Uint8Array) {
    return { bytes: body, type: given ?? 'application/octet-stream' };
  }
  const area = path.split('/')[1] ?? '';
  const isForm = body instanceof URLSearchParams || (FORM_AREAS.has(area) && given !== JSON_TYPE);
  if (!isForm) return { bytes: JSON.stringify(body), type: JSON_TYPE };
  const form = body instanceof URLSearchParams ? body : toForm(body as object);
  return { bytes: form.toString(), type: FORM };
}
