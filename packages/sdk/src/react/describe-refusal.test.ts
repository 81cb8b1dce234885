import { expect, it } from 'vitest';
import { TrackingError } from '../client';
import { describeFormRefusal, describeRefusal } from './describe-refusal';

const refused = (says?: unknown) =>
  new TrackingError({ code: 'FIELD_INVALID', status: 422, ...(says ? { details: { says } } : {}) });
const byCode = [{ key: 'error.code.FIELD_INVALID' }];

it('says the reason that the server gives, else that of the code', () => {
  const says = [{ key: 'refusal.share.many', params: { most: 20 } }];
  expect(describeRefusal(refused(says))).toEqual(says);
  expect(describeRefusal(refused())).toEqual(byCode);
  expect(describeRefusal(refused([{ key: 'shell.secret' }]))).toEqual(byCode);
});

it('says the bounds of a value in a form, which has the words for them', () => {
  const says = [{ key: 'problem.code.TOO_BIG', params: { found: 9, expected: 5 } }];
  expect(describeFormRefusal(refused(says))).toEqual(says);
  expect(describeRefusal(refused(says))).toEqual(byCode);
});
