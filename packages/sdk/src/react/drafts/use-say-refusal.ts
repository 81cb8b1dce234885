'use client';
import { useCallback } from 'react';
import { isTrackingError } from '../../client';
import { sayRefusal } from '../describe-refusal';
import { useTrackingContext } from '../provider/tracking-context';

/**
 * Says why the server refused something, headed by the name of the member that it is about: for where no field shows
 * it.
 */
export function useSayRefusal(): (error: unknown) => string {
  const { words } = useTrackingContext('useSayRefusal');
  return useCallback(
    (error) => {
      const [field = ''] = isTrackingError(error) ? (error.field ?? '').split('.') : [];
      const name = `member.${field}`;
      return sayRefusal(words, error, words.has(name) ? words.t({ key: name }) : field);
    },
    [words],
  );
}
