'use client';
import { useCallback, useMemo, type ReactElement, type ReactNode } from 'react';
import type { TrackingClient } from '../../client';
import { server } from '../../contract';
import { UnfinishedWords } from '../../ui/form/date-time/unfinished-words';
import type { Words } from '../../words';
import type { Appearance } from '../appearance/appearance';
import { AppearanceScope } from '../appearance/appearance-scope';
import { OwnElementsStyle } from '../appearance/own-elements-style';
import { PlainPageStyle } from '../appearance/plain-page-style';
import { RequestCache } from './request-cache';
import {
  TrackingContext,
  type HeldState,
  type TrackingContextValue,
  type Units,
} from './tracking-context';

const NO_UNITS: Units = {};
const NOTHING_HELD: HeldState = {};
/** Held by viewers: no account, and a server without settings. */
export const HELD_FOR_VIEWERS: HeldState = {
  user: null,
  server: server.decode({ id: 1, attributes: {} }),
};

/** Props of {@link TrackingScope}. */
export interface TrackingScopeProps {
  /** From `createTrackingClient`; keep one for the life of the page. */
  client: TrackingClient;
  /** Words of the page's own making that hold those of the widgets; keep one for a language. */
  words: Words;
  /** Language tag for numbers and times. Default that of the words. */
  locale?: string;
  /** Your own look. null: the page brings all variables, nothing is added. */
  appearance?: Appearance | null;
  units?: Units;
  /**
   * Server and user where the page has them already; what is left out the widgets ask for. Default for viewers: nobody,
   * at a server without settings.
   */
  held?: HeldState;
  /** IANA name of the zone that times are shown in. Default the machine's own. */
  timeZone?: string;
  /**
   * Attributes that widgets show first, in this order, until account or server name others. Default the
   * usual ones. Give the same list while nothing changes.
   */
  pinnedAttributes?: readonly string[] | undefined;
  /** Called with a path when a widget leads somewhere else. */
  onNavigate?: (path: string) => void;
  children: ReactNode;
}

/** Variant of `TrackingProvider` for a page that loads the words of one language itself. */
export function TrackingScope({
  client,
  words,
  locale = words.locale,
  appearance,
  units = NO_UNITS,
  held = client.isViewer ? HELD_FOR_VIEWERS : NOTHING_HELD,
  timeZone,
  pinnedAttributes,
  onNavigate,
  children,
}: TrackingScopeProps): ReactElement {
  const value = useMemo<TrackingContextValue>(
    () => ({ client, locale, words, units, held, timeZone, pinnedAttributes, onNavigate }),
    [client, locale, words, units, held, timeZone, pinnedAttributes, onNavigate],
  );
  const sayUnfinished = useCallback(
    (kind: 'missing' | 'none') => {
      const key = `date.unfinished.${kind}`;
      return words.has(key) ? words.t({ key }) : undefined;
    },
    [words],
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
        <AppearanceScope appearance={appearance ?? undefined}>
          <UnfinishedWords value={sayUnfinished}>{children}</UnfinishedWords>
        </AppearanceScope>
      </RequestCache>
    </TrackingContext>
  );
}
