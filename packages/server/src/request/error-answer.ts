import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway, isDiskFull } from '../db/database-away';
import { ApiError } from './api-error';
import { refusePhrases } from './refuse-field';

/** Largest body that is read, bytes. */
export const BODY_LIMIT_BYTES = 1024 * 1024;
const RETRY_AFTER_SECONDS = 5;

const FRAMEWORK_ERRORS: Record<string, () => ApiError> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () => notJson(),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new ApiError(400, 'BODY_LENGTH_WRONG', 'The body is not as long as Content-Length says.'),
};

const tooLarge = (limit = BODY_LIMIT_BYTES): ApiError => {
  const kilobytes = limit / 1024;
  const size = kilobytes < 1024 ? `${kilobytes} kB` : `${kilobytes / 1024} MB`;
  const code = 'BODY_TOO_LARGE';
  const says = [{ key: `error.code.${code}` }, { key: 'refusal.size', params: { size } }];
  const message = `The body is larger than ${size}. Send less at once.`;
  return refusePhrases({ status: 413, code }, says, message);
};

const notJson = (): ApiError =>
  new ApiError(400, 'BODY_NOT_JSON', 'The body is not JSON. Send a JSON text as application/json.');

/** Makes every failure of a route a JSON error; what nobody foresaw is logged and says nothing. */
export function installErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = toApiError(error, request);
    if (known === undefined) request.log.error({ err: error }, 'a request failed');
    answerError(
      reply,
      known ?? new ApiError(500, 'INTERNAL_ERROR', 'Something went wrong on the server.'),
    );
  });
}

/** For addresses that are none: they reach no route. Nothing of them is repeated, they may hold a token. */
export function answerUnreadableAddress(reply: FastifyReply): void {
  const words = 'The address cannot be read: a % in it is not followed by two hex digits of UTF-8.';
  answerError(reply, new ApiError(400, 'BAD_REQUEST', words));
}

/** Writes the JSON of a refusal. */
function answerError(reply: FastifyReply, error: ApiError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', String(error.retryAfterSeconds));
  }
  return reply.code(error.status).header('cache-control', 'no-store').send(toErrorBody(error));
}

/** The JSON of a refusal. */
function toErrorBody({ code, message, field, details }: ApiError): object {
  return { ...details, code, message, ...(field === undefined ? {} : { field }) };
}

/** For paths and methods that nothing answers. */
export const notFound = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): ApiError =>
  new ApiError(404, 'NOT_FOUND', `There is no ${method} ${url.split('?')[0] ?? ''}.`);

function toApiError(error: FastifyError, { routeOptions }: FastifyRequest): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (isDiskFull(error)) {
    return new ApiError(
      503,
      'DISK_FULL',
      'The disk of the server is full: nothing was written. Make room on it and try again.',
      { retryAfterSeconds: RETRY_AFTER_SECONDS },
    );
  }
  if (isDatabaseAway(error)) {
    return new ApiError(503, 'DATABASE_AWAY', 'The database does not answer. Try again shortly.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(routeOptions.bodyLimit);
  const known = FRAMEWORK_ERRORS[error.code];
  if (known !== undefined) return known();
  // The parser of JSON reports poisoned keys as a plain SyntaxError with status 400.
  if (error instanceof SyntaxError) return notJson();
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new ApiError(error.statusCode, 'BAD_REQUEST', error.message);
  }
  return undefined;
}
