'use client';
import { useEffect, useRef, useState } from 'react';
import { SECOND_MS } from '../../domain/time/durations';
import type { Place } from '../../domain/geo/distance';

/** Reason the browser gave no location. */
export type OwnPlaceProblem = 'denied' | 'unavailable' | 'timeout';

/** Location of the user, as far as the browser has reported it. */
export type OwnPlaceState =
  | { status: 'off' | 'asking' }
  | { status: 'found'; place: Place; accuracyMeters: number }
  | { status: 'failed'; problem: OwnPlaceProblem };

const TIMEOUT_MS = 15 * SECOND_MS;
const FRESH_MS = 30 * SECOND_MS;
const PROBLEMS: Readonly<Record<number, OwnPlaceProblem>> = { 1: 'denied', 3: 'timeout' };

/**
 * Asks the browser where the person is, once a call of `ask`; the place stays in the page. Without
 * geolocation, as on pages without https, it is `unavailable`.
 */
export function useOwnPlace(): { state: OwnPlaceState; ask: () => void; clear: () => void } {
  const [state, setState] = useState<OwnPlaceState>({ status: 'off' });
  const question = useRef(0);
  useEffect(() => () => void (question.current = -1), []);
  const fail = (problem: OwnPlaceProblem) => setState({ status: 'failed', problem });
  return {
    state,
    ask() {
      const mine = ++question.current;
      const service = navigator.geolocation as Geolocation | undefined;
      if (!service) return fail('unavailable');
      setState({ status: 'asking' });
      service.getCurrentPosition(
        ({ coords: { latitude, longitude, accuracy } }) => {
          if (question.current !== mine) return;
          setState({
            status: 'found',
            place: { latitude, longitude },
            accuracyMeters: accuracy,
          });
        },
        ({ code }) => {
          if (question.current === mine) fail(PROBLEMS[code] ?? 'unavailable');
        },
        { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: FRESH_MS },
      );
    },
    clear() {
      question.current += 1;
      setState({ status: 'off' });
    },
  };
}
