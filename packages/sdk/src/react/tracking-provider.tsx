'use client';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import type { TrackingClient } from '../client';
import { DEFAULT_LOCALE } from '../domain';
import type { Appearance } from './appearance/appearance';
import { AppearanceScope } from './appearance/appearance-scope';
import { OwnElementsStyle } from './appearance/own-elements-style';
import { PlainPageStyle } from './appearance/plain-page-style';
import type { LabelOverrides } from './labels/dictionaries';
import { RequestCache } from './request-cache';
import {
  TrackingContext,
  type HeldState,
  type TrackingContextValue,
  type Units,
} from './tracking-context';

const NO_LABELS: LabelOverrides = {};
const NO_UNITS: Units = {};
const NOTHING_HELD: HeldState = {};

/** Props of {@link TrackingProvider}. */
export interface TrackingProviderProps {
  /** From `createTrackingClient`; keep one for the life of the page. */
  client: TrackingClient;
  /** Language tag. Default pt-BR (spec §1); a language without dictionary speaks en-US. */
  locale?: string;
  /** Your own words, by key. */
  labels?: LabelOverrides;
  /** Your own look. null: the page brings all variables, nothing is added. */
  appearance?: Appearance | null;
  units?: Units;
  /** Server and user where the page has them already; what is left out the widgets ask for. */
  held?: HeldState;
  /** IANA name of the zone that times are shown in. Default the machine's own. */
  timeZone?: string;
  /** Called with a path when a widget leads somewhere else. */
  onNavigate?: (path: string) => void;
  children: ReactNode;
}

/**
 * Gives client, language, words and look to all widgets and hooks below it. The live stream opens
 * with the first of them that reads it and closes after the last.
 */
export function TrackingProvider({
  client,
  locale = DEFAULT_LOCALE,
  labels = NO_LABELS,
  appearance,
  units = NO_UNITS,
  held = NOTHING_HELD,
  timeZone,
  onNavigate,
  children,
}: TrackingProviderProps): ReactElement {
  if (!client) {
    throw new Error(
      'TrackingProvider got no client. Make one: <TrackingProvider client={createTrackingClient({ baseUrl })}>.',
    );
  }
  const value = useMemo<TrackingContextValue>(
    () => ({ client, locale, labels, units, held, timeZone, onNavigate }),
    [client, locale, labels, units, held, timeZone, onNavigate],
  );
  return (
    <TrackingContext value={value}>
      <RequestCache client={client}>
        {appearance === null ? null : (
          <>
            <PlainPageStyle />
            <OwnElementsStyle />
          </>
        )}
        <AppearanceScope appearance={appearance ?? undefined}>{children}</AppearanceScope>
      </RequestCache>
    </TrackingContext>
  );
}
