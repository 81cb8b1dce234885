'use client';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { consent, device, type Consent, type ConsentInput } from '../../contract';
import type { ConsentAnswer } from '../../domain';
import { useTrackingContext } from '../provider/tracking-context';
import type { RequestState } from '../request-state';
import { isKeyOf } from '../resource/resource-keys';
import { useResource } from '../resource/use-resource';

/** Consents of a vehicle, the newest first: that one counts. Without a vehicle the newest of each. Not asked for null. */
export const useConsents = (deviceId?: number | null): RequestState<Consent[]> =>
  useResource(
    consent,
    deviceId === null ? null : deviceId === undefined ? LATEST : { deviceId: [deviceId] },
  );

const LATEST = { latest: true };

/** Actions on consents. Each call throws a TrackingError when it fails. */
export interface ConsentActions {
  /** Asks a person; the answer has the link. */
  ask(input: ConsentInput): Promise<Consent>;
  /** Makes another link, which the answer has. */
  resend(id: number): Promise<Consent>;
  /** Writes down what was said on paper. */
  record(input: { id: number; answer: ConsentAnswer; note: string }): Promise<Consent>;
  /** The tracker follows nobody any more. */
  end(id: number): Promise<Consent>;
}

/** Asks for consents, writes down and ends them; lists of consents and devices are read again afterwards. */
export function useConsentActions(): ConsentActions {
  const { client } = useTrackingContext('useConsentActions');
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const calls = client.resource(consent);
    const run = async (asked: Promise<Consent>): Promise<Consent> => {
      const changed = await asked;
      const [isConsent, isDevice] = [isKeyOf(consent), isKeyOf(device)];
      await mutate((key) => isConsent(key) || isDevice(key));
      return changed;
    };
    return {
      ask: (input) => run(calls.create(input)),
      resend: (id) => run(calls.resend({ id })),
      record: (input) => run(calls.record(input)),
      end: (id) => run(calls.end({ id })),
    };
  }, [client, mutate]);
}
