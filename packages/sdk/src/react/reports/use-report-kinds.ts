'use client';
import { useMemo } from 'react';
import { listReportAreas, type ReportKind } from '../../domain';
import { useAccess } from '../session/use-access';

/**
 * Filters the reports to those the account may read; none before that is known. Keep the list
 * between renders.
 */
export function useReportKinds<Kind extends ReportKind>(kinds: readonly Kind[]): readonly Kind[] {
  const access = useAccess();
  return useMemo(
    () =>
      kinds.filter((kind) => listReportAreas(kind).every((area) => access('read', area).allowed)),
    [kinds, access],
  );
}
