import { TrackingProvider } from '@rastro/sdk/internal/react';
import { createFakeServer, makeUser } from '@rastro/sdk/testing';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { TextProvider } from '../../frame/i18n/text-context';
import { useContractFields } from './use-contract-fields';

it('says what was changed in the currency of that time, or in percent', () => {
  const { client } = createFakeServer({ user: makeUser() });
  const { result } = renderHook(() => useContractFields(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <TextProvider locale="en-US">
        <TrackingProvider client={client} locale="en-US" appearance={null}>
          {children}
        </TrackingProvider>
      </TextProvider>
    ),
  });
  const say = (name: string, value: unknown, values: object) =>
    result.current[name]?.say?.(value, { currency: 'USD', ...values });
  expect(say('cents', 5_990, {})).toBe('$59.90');
  expect(say('cents', 5_990, { currency: 'CLP' })).toMatch(/^CLP\s5,990$/);
  expect(say('fine', 250, { fineMode: 'percent' })).toBe('2.5%');
  expect(say('fine', 250, { fineMode: 'fixed' })).toBe('$2.50');
  expect(say('discount', 1_000, { discountMode: 'percent' })).toBe('10%');
  expect(say('interest', 100, {})).toBe('1%');
  expect(say('pauses', '2026-07-01 2026-07-31\n- 2026-12-31', {})).toBe(
    '7/1/26 – 7/31/26, … – 12/31/26',
  );
});
