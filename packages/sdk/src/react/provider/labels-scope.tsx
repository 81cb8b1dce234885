'use client';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import type { LabelOverrides } from '../labels/label';
import { overrideWords } from '../labels/override-words';
import { TrackingContext, useTrackingContext } from './tracking-context';

/** Words of one widget, before those of its provider. */
export function LabelsScope({
  labels,
  children,
}: {
  labels: LabelOverrides | undefined;
  children: ReactNode;
}): ReactElement {
  const outer = useTrackingContext('This widget');
  const value = useMemo(
    () => (labels ? { ...outer, words: overrideWords(outer.words, labels) } : outer),
    [outer, labels],
  );
  return <TrackingContext value={value}>{children}</TrackingContext>;
}
