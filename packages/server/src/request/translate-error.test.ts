import { ERROR_CODES } from '@rastro/sdk/domain';
import { describe, expect, it } from 'vitest';
import type { Refusal } from '../upstream/upstream';
import { readUpstreamWords, translateError } from './translate-error';

describe('readUpstreamWords', () => {
  it.each([
    ['java.lang.SecurityException: Write access denied\n\tat a.b.C', 'Write access denied'],
    ['Write access denied - SecurityException (A.java:1 < B.java:2)', 'Write access denied'],
    ['org.x.StorageException: java.sql.SQLException: Unique index', 'Unique index'],
    ['HTTP 401 Unauthorized - WebApplicationException (…)', 'HTTP 401 Unauthorized'],
    ['jakarta.ws.rs.WebApplicationException: HTTP 404 Not Found', 'HTTP 404 Not Found'],
    ['java.lang.NullPointerException', ''],
    [null, ''],
  ])('[S8.2] finds the words in %j', (body, words) => {
    expect(readUpstreamWords(body)).toBe(words);
  });
});

describe('translateError', () => {
  const words = (text: string, status = 400) => ({
    status,
    message: `java.lang.SecurityException: ${text}\n\tat org.x.Y(Z.java:1)`,
  });

  it.each<[Refusal, string | undefined, number, string]>([
    [words('Write access denied'), undefined, 403, 'WRITE_ACCESS_DENIED'],
    [words('Device access denied'), 'Device', 404, 'DEVICE_NOT_FOUND'],
    [words('Device access denied'), undefined, 403, 'DEVICE_ACCESS_DENIED'],
    [words('Driver access denied'), undefined, 403, 'HTTP_403_FORBIDDEN'],
    [words('', 404), 'Device', 404, 'DEVICE_NOT_FOUND'],
    [words('Driver access denied'), 'Driver', 404, 'DRIVER_NOT_FOUND'],
    [words('Calendar access denied'), 'Calendar', 404, 'CALENDAR_NOT_FOUND'],
    [words('Maintenance access denied'), 'Maintenance', 404, 'MAINTENANCE_NOT_FOUND'],
    [words('Command access denied'), 'Command', 404, 'COMMAND_NOT_FOUND'],
    [words('Attribute access denied'), 'Attribute', 404, 'ATTRIBUTE_NOT_FOUND'],
    [words('Tire access denied'), 'Tire', 404, 'NOT_FOUND'],
    [words('HTTP 404 Not Found', 404), undefined, 404, 'NOT_FOUND'],
    [words('HTTP 401 Unauthorized', 401), undefined, 401, 'HTTP_401_UNAUTHORIZED'],
    [words('User is disabled'), undefined, 403, 'ACCOUNT_IS_DISABLED'],
    [words('Administrator access required'), undefined, 403, 'ADMINISTRATOR_REQUIRED'],
    [words('Device limit of the server reached: 10'), undefined, 409, 'DEVICE_LIMIT_EXCEEDED'],
    [words('Devices cannot be counted'), undefined, 409, 'DEVICES_UNCOUNTED'],
    [words('anything', 500), undefined, 502, 'UPSTREAM_FAILED'],
  ])('translates %j about %s to %i %s', (refusal, entity, status, code) => {
    expect(translateError(refusal, { entity })).toMatchObject({ status, code });
  });

  it('names the field that another one has already', () => {
    const refusal = words('duplicate key value violates unique constraint "devices_unique_id_key"');
    expect(translateError(refusal, { entity: undefined })).toMatchObject({
      status: 409,
      code: 'ALREADY_EXISTS',
      field: 'uniqueId',
    });
  });

  it.each(['Device', 'Group', 'Calendar', 'Command', 'Order', '__proto__', 'x'])(
    'has words for whatever is denied: %s',
    (name) => {
      const { code } = translateError(words(`${name} access denied`), { entity: undefined });
      expect(ERROR_CODES).toContain(code);
    },
  );

  it('never passes a trace on', () => {
    const { message } = translateError(words('Something else'), { entity: undefined });
    expect(message).toBe('Something else');
  });
});
