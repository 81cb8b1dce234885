import type { Locale } from '@rastro/sdk/domain';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { createWords } from '@rastro/sdk/words';
import * as words from './page-words';
import { useWords } from './use-words';

const wordsEnUs = createWords('en-US', {});
const wordsEs = createWords('es', {});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const localeOf = (result: { current: { locale: string } | null }) => result.current?.locale;

it('keeps the language before until the words of the next have arrived', async () => {
  const read = vi.spyOn(words, 'readWords');
  read.mockImplementation((locale) => (locale === 'en-US' ? wordsEnUs : null));
  let arrive = (): void => undefined;
  const load = vi.spyOn(words, 'loadWords');
  load.mockImplementation(
    (locale) =>
      new Promise((resolve) => {
        if (locale === 'es') arrive = () => resolve(wordsEs);
      }),
  );
  const { result, rerender } = renderHook(({ locale }) => useWords(locale), {
    initialProps: { locale: 'en-US' as Locale },
  });
  rerender({ locale: 'es' });
  expect(localeOf(result)).toBe('en-US');
  arrive();
  await waitFor(() => expect(localeOf(result)).toBe('es'));
});

it('has none before the first have arrived, and asks again when they do not', async () => {
  vi.useFakeTimers();
  vi.spyOn(words, 'readWords').mockReturnValue(null);
  const load = vi.spyOn(words, 'loadWords').mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue(wordsEs);
  const { result } = renderHook(() => useWords('es'));
  expect(result.current).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(4_999));
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(localeOf(result)).toBe('es');
});
