import { useSearchParams } from 'react-router';
import { formatHistoryQuery, type HistoryQuery } from './format-history-query';
import { parseHistoryQuery } from './parse-history-query';

/** What the address of the history says, and a way to change it: reload, links and Back keep to it. */
export function useHistoryQuery(): [
  HistoryQuery,
  (change: Partial<HistoryQuery>, options?: { isStep?: boolean }) => void,
] {
  const [search, setSearch] = useSearchParams();
  const query = parseHistoryQuery(search);
  return [
    query,
    /** `isStep`: Back leads to what was before. What is being typed is none. */
    (change, { isStep = false } = {}) =>
      setSearch(formatHistoryQuery({ ...query, ...change }), { replace: !isStep }),
  ];
}
