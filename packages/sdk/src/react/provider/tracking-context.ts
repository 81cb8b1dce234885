'use client';
import { createContext, useContext, type Context } from 'react';
import type { TrackingClient } from '../../client';
import type { Server, User } from '../../contract';
import type { CoordinateFormat, DistanceUnit, SpeedUnit } from '../../domain';
import type { Words } from '../../words';

/** Units that figures are shown in; the wire stays in knots and metres. */
export interface Units {
  /** Default km/h. */
  speed?: SpeedUnit;
  /** Default km. */
  distance?: DistanceUnit;
  /** Format of coordinates. Default degrees. */
  coordinates?: CoordinateFormat;
  /** Twelve-hour clock; default as usual in the language. */
  hour12?: boolean;
}

/** State held by the host page, so that no widget requests it again. */
export interface HeldState {
  server?: Server;
  /** null while nobody is signed in. The host then sees to signing in and out. */
  user?: User | null;
}

/** Context value of the provider. */
export interface TrackingContextValue {
  client: TrackingClient;
  locale: string;
  words: Words;
  units: Units;
  held: HeldState;
  /** IANA name; undefined is the machine's own zone. */
  timeZone: string | undefined;
  /** Attributes looked at first until account or server name others. */
  pinnedAttributes: readonly string[] | undefined;
  onNavigate: ((path: string) => void) | undefined;
}

const KEY: unique symbol = Symbol.for('rastro.tracking-context');
const shared: typeof globalThis & { [KEY]?: Context<TrackingContextValue | null> } = globalThis;

/**
 * Carries the provider's value; null outside one. One for all entries of the package: as CommonJS
 * each entry has a copy of this file, and a hook of one must find the provider of another.
 */
export const TrackingContext = (shared[KEY] ??= createContext<TrackingContextValue | null>(null));

/** The provider's value. Throws outside a provider, naming who asked. */
export function useTrackingContext(asker: string): TrackingContextValue {
  const value = useContext(TrackingContext);
  if (!value) {
    throw new Error(
      `${asker} found no tracking client. Put it inside <TrackingProvider client={createTrackingClient({ baseUrl })}>.`,
    );
  }
  return value;
}
