import {
  DEFAULT_VIEW,
  fitsAddress,
  formatListView,
  parseListView,
  type ListView,
} from '@rastro/sdk/domain';
import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

/** The page whose address says what the list shows. */
const LIST_PATH = '/devices';
/**
 * Delay from the last key until a search is in the address, ms: browsers refuse more than a few
 * changes a second.
 */
const SEARCH_DELAY_MS = 200;
/** Marks entries of the history that the list made itself: what they say is shown already. */
const OWN = { isListChange: true };
/** The router's key of the entry a visit begins with, which the history holds without one. */
const FIRST_KEY = 'default';

/**
 * Keeps the address of the list and what it shows the same. A change of sort, filters or sections is a step
 * of the history, a search is not. Going back, and coming by an address that says something, shows what
 * that address says; coming by one that says nothing goes on with what was shown.
 * @returns changes part of what is shown
 */
export function useListAddress(
  view: ListView,
  show: (view: ListView) => void,
): (changes: Partial<ListView>) => void {
  const { pathname, search, key, state } = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const isList = pathname === LIST_PATH;
  const seenKey = useRef<string | null>(null);

  const takeAddress = useEffectEvent(() => {
    const isFirst = seenKey.current === null;
    if (seenKey.current === key) return;
    seenKey.current = key;
    if (!isList || (arrival !== 'POP' && isOwn(state))) return;
    const isStep = arrival === 'POP' && !isFirst;
    const told = parseListView(new URLSearchParams(search)) ?? (isStep ? DEFAULT_VIEW : null);
    if (!told || write(told) === write(view)) return;
    // An address that could not say them does not take them away either.
    const isLong = !told.filter.onlyDeviceIds && !fitsAddress(view.filter);
    const { onlyDeviceIds } = isLong ? view.filter : told.filter;
    show({ ...told, filter: { ...told.filter, ...(onlyDeviceIds && { onlyDeviceIds }) } });
  });
  useEffect(() => takeAddress(), [key]);

  const shown = write(view);
  const isTold = !isList || shown === search;
  const replaceAddress = useEffectEvent(() => {
    // Another entry is on its way: written now, this one would stand in that one's place.
    if (isBehindHistory(key)) return;
    void navigate({ search: shown }, { replace: true, state: OWN });
  });
  useEffect(() => {
    if (isTold) return;
    const timer = setTimeout(() => replaceAddress(), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isTold, shown, key]);

  // What is changed twice before it is drawn is changed by both.
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  return useCallback(
    (changes) => {
      const next = { ...latest.current, ...changes };
      latest.current = next;
      show(next);
      const isStep = changes.query === undefined && write(next) !== search;
      if (isList && isStep) void navigate({ search: write(next) }, { state: OWN });
    },
    [show, isList, search, navigate],
  );
}

/**
 * True when the browser is already at another history entry than the page, which draws its step
 * when it has time.
 */
function isBehindHistory(key: string): boolean {
  const entry: unknown = window.history.state;
  if (typeof entry !== 'object' || entry === null) return false;
  return ('key' in entry ? entry.key : FIRST_KEY) !== key;
}

const isOwn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isListChange' in state;

/** Formats the part after the path: '' or `?…`. */
function write(view: ListView): string {
  const text = formatListView(view).toString();
  return text && `?${text}`;
}
