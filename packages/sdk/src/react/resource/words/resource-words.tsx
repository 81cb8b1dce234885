'use client';
import type { ReactElement, ReactNode } from 'react';
import type { Namespace } from '../../../words';
import type { LabelOverrides } from '../../labels/label';
import { LabelsScope } from '../../provider/labels-scope';
import { LazyWords } from '../../provider/lazy-words';

/** The files of words that forms, tables and trees say. */
const NEEDED: readonly Namespace[] = [
  'resource',
  'members',
  'attributes',
  'problems',
  'errors',
  'refusals',
];

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
}): ReactElement {
  return (
    <LazyWords files={NEEDED}>
      <LabelsScope labels={labels}>{children}</LabelsScope>
    </LazyWords>
  );
}
