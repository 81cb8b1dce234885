import { describe, expect, it } from 'vitest';
import { findLicenceState } from './find-licence-state';

describe('the validity of a licence', () => {
  it.each([
    ['2026-12-26', 'soon', 30],
    ['2026-12-27', 'valid', 31],
    ['2026-11-26', 'soon', 0],
    ['2026-11-25', 'over', -1],
    ['2028-02-29', 'valid', 460],
  ])('of %s is %s', (validity, state, daysLeft) => {
    expect(findLicenceState(validity, '2026-11-26')).toEqual({ state, daysLeft });
  });

  it.each([undefined, '', 'soon', 20261126, '2026-13-40', '2026-1-1'])(
    'says nothing of %s',
    (validity) => {
      expect(findLicenceState(validity, '2026-11-26')).toBeNull();
    },
  );
});
