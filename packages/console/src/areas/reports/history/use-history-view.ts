import {
  formatReplayView,
  parseReplayView,
  type ReplayMarks,
  type ReplayView,
} from '@rastro/sdk/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useStoredState } from '../../../frame/storage/use-stored-state';
import { isBoolean, isRecord } from '../../../frame/storage/validators';

type Kept = Partial<ReplayMarks>;

const NOTHING: Kept = {};
const MARKS = ['stops', 'events', 'fenceEvents', 'ignitionEvents'] as const;

const isKept = (value: unknown): value is Kept =>
  isRecord(value) && MARKS.every((mark) => value[mark] === undefined || isBoolean(value[mark]));

const pickMarks = (view: Kept): Kept =>
  Object.fromEntries(
    MARKS.flatMap((mark) => (view[mark] === undefined ? [] : [[mark, view[mark]]])),
  );

/**
 * Provides the view of the history from the address, and a way to change it: reload, links and Back
 * keep to it. Marks on routes are kept in the browser too, for the next view.
 */
export function useHistoryView(): [
  ReplayView,
  (view: ReplayView, options: { isStep: boolean }) => void,
] {
  const [search, setSearch] = useSearchParams();
  const [kept, keep] = useStoredState('replayMarksPref', isKept, NOTHING);
  const view = useMemo(() => ({ ...kept, ...parseReplayView(search) }), [kept, search]);
  return [
    view,
    /** `isStep`: Back leads to what was before. What is being typed, and a moment, are none. */
    (next, { isStep }) => {
      if (MARKS.some((mark) => next[mark] !== view[mark])) keep(pickMarks(next));
      void setSearch(formatReplayView(next), { replace: !isStep });
    },
  ];
}
