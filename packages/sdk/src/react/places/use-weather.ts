'use client';
import type { Weather } from '../../contract';
import { MINUTE_MS } from '../../domain';
import type { RequestState } from '../request-state';
import { useServer } from '../session/use-server';
import { useRequest } from '../use-request';

const EVERY_MS = 15 * MINUTE_MS;

/**
 * The weather where the account's map begins, asked anew every 15 minutes while the page is
 * looked at; null while nobody can tell
 * it, and never there on a server that has it switched off.
 */
export function useWeather(): RequestState<Weather | null> {
  const { data } = useServer();
  const isOn = data?.weatherEnabled === true;
  return useRequest(
    'useWeather',
    isOn ? 'weather' : null,
    (client) => client.server.weather(),
    undefined,
    EVERY_MS,
  );
}
