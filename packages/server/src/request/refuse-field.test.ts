import { LOCALES } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { parseBody } from './parse-body';
import { refuseField } from './refuse-field';

const english = getProductWords('en-US').t;

it('says why a member is refused with its bound: a page in its language, a program in English', () => {
  const says = [{ key: 'refusal.most.own', params: { most: 3 } }];
  const refusal = refuseField('userLimit', says);
  expect(refusal).toMatchObject({ status: 422, code: 'FIELD_INVALID', field: 'userLimit' });
  expect(refusal.details).toEqual({ says });
  expect(refusal.message).toBe(english(says));
  expect(refuseField('userLimit', says, 'No more than 3.').message).toBe('No more than 3.');
});

it.each([
  ['text that is too long', z.object({ name: z.string().max(5) }), { name: 'longer' }],
  ['a number that is too large', z.object({ name: z.number().max(5) }), { name: 6 }],
  ['a number that is too small', z.object({ name: z.number().min(5) }), { name: 4 }],
  ['another kind', z.object({ name: z.string() }), { name: 5 }],
  ['nothing', z.object({ name: z.string() }), {}],
])('says it of %s in a body', (_what, schema, body) => {
  let thrown: unknown;
  try {
    parseBody(schema, body);
  } catch (error) {
    thrown = error;
  }
  const { field, details } = thrown as ReturnType<typeof refuseField>;
  expect(field).toBe('name');
  const says = details['says'] as Parameters<typeof refuseField>[1];
  expect(says.length).toBeGreaterThan(0);
  for (const locale of LOCALES) {
    const said = getProductWords(locale).t(says);
    expect(said).not.toMatch(/_KT_|undefined|\{/);
    if (/too (long|large|small)/.test(_what)) expect(said).toContain('5');
  }
});
