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
  const { t, has } = useTrackingContext('useSayRefusal').words;
  return useCallback(
    (error) => {
      const [field = ''] = isTrackingError(error) ? (error.field ?? '').split('.') : [];
      return sayRefusal(t, error, has(`member.${field}`) ? t({ key: `member.${field}` }) : field);
    },
    [t, has],
  );
}
