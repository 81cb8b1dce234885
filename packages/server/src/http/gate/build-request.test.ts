import { describe, expect, it } from 'vitest';
import { buildBody } from './build-body';
import { buildQuery } from './build-query';
import type { GateRow } from './gate-row';
import type { RowMatch } from './match-row';

const match: RowMatch<GateRow> = {
  row: {
    method: 'PUT',
    template: '/devices/{id}',
    area: 'devices',
    body: ['id', 'name', 'attributes'],
  },
  path: '/devices/5',
  id: 5,
  idName: 'id',
};

describe('buildBody', () => {
  it('keeps what is allowed, as it is', () => {
    const body = {
      id: 5,
      name: '<img src=x onerror=alert(1)>',
      attributes: { a: [1, { b: null }] },
    };
    expect(buildBody(match, body)).toEqual(body);
  });

  it.each([
    [[], 'BODY_INVALID', undefined],
    ['text', 'BODY_INVALID', undefined],
    [null, 'BODY_INVALID', undefined],
    [{ id: 5, administrator: true }, 'FIELD_UNKNOWN', 'administrator'],
    [JSON.parse('{"id":5,"__proto__":{"a":1}}'), 'FIELD_UNKNOWN', '__proto__'],
    [{ id: 6, name: 'x' }, 'ID_MISMATCH', 'id'],
    [{ name: 'x' }, 'ID_MISMATCH', 'id'],
    [{ id: 5, name: 'a\0b' }, 'TEXT_INVALID', 'name'],
    [{ id: 5, attributes: { 'k\0': 1 } }, 'TEXT_INVALID', 'attributes'],
    [{ id: 5, attributes: { list: ['\ud83d'] } }, 'TEXT_INVALID', 'attributes'],
  ])('refuses %j', (body, code, field) => {
    expect(() => buildBody(match, body)).toThrow(
      expect.objectContaining({ status: 400, code, field }),
    );
  });

  it('refuses a nest that only wastes memory', () => {
    const nest = JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`) as unknown;
    expect(() => buildBody(match, { id: 5, attributes: nest })).toThrow('nested too deeply');
  });
});

describe('buildQuery', () => {
  const allowed = {
    id: 'ints',
    all: 'boolean',
    from: 'date',
    keyword: 'text',
    limit: 'int',
  } as const;

  it('writes what is allowed in a canonical form', () => {
    const query = new URLSearchParams('id=1&id=2&all=true&from=2026-08-21T02:00:00%2B02:00');
    expect(buildQuery(query, allowed).toString()).toBe(
      'id=1&id=2&all=true&from=2026-08-21T00%3A00%3A00.000Z',
    );
  });

  it.each([
    'id=abc',
    'id=',
    'all=1',
    'from=2026-08-21',
    'from=x',
    'limit=1&limit=2',
    'keyword=%00',
    'deviceIds=4',
    '__proto__=1',
  ])('refuses %s and names the parameter', (text) => {
    const field = text.split('=')[0];
    expect(() => buildQuery(new URLSearchParams(text), allowed)).toThrow(
      expect.objectContaining({ status: 400, code: 'QUERY_INVALID', field }),
    );
  });
});
