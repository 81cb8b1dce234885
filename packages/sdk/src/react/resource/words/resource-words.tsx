'use client';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { bringUntilThere, bringWords, hasWords, type Namespace } from '../../../words';
import type { LabelOverrides } from '../../labels/label';
import { LabelsScope } from '../../provider/labels-scope';
import { useTrackingContext } from '../../provider/tracking-context';

/** The files of words that forms, tables and trees say. */
const NEEDED: readonly Namespace[] = ['resource', 'members', 'attributes', 'problems', 'errors'];

/**
 * Brings the words of forms, tables and trees and draws what is inside once they are there; at once
 * where the page has brought them. `ResourceForm` and `ResourceTable` do it by themselves: this is
 * for what takes its words from `useTableLabels`, `useTreeLabels` or `useFieldWords`.
 */
export function ResourceWords({
  labels,
  children,
}: {
  /** Words of one's own, by key. */
  labels?: LabelOverrides | undefined;
  children: ReactNode;
}): ReactElement | null {
  const { words } = useTrackingContext('ResourceWords');
  const [, setArrived] = useState(0);
  const isThere = hasWords(words, NEEDED);
  useEffect(() => {
    if (isThere) return;
    const bring = () => bringWords(words, NEEDED);
    return bringUntilThere(bring, () => setArrived((count) => count + 1));
  }, [words, isThere]);
  return isThere ? <LabelsScope labels={labels}>{children}</LabelsScope> : null;
}
