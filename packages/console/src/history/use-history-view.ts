import { formatReplayView, parseReplayView, type ReplayView } from '@rastro/sdk/domain';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** What the address of the history says, and a way to change it: reload, links and Back keep to it. */
export function useHistoryView(): [
  ReplayView,
  (view: ReplayView, options: { isStep: boolean }) => void,
] {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => parseReplayView(search), [search]);
  return [
    view,
    /** `isStep`: Back leads to what was before. What is being typed, and a moment, are none. */
    (next, { isStep }) => setSearch(formatReplayView(next), { replace: !isStep }),
  ];
}
