'use client';
import type { ReactElement, ReactNode } from 'react';
import type { Namespace } from '../../words';
import { useWordFiles } from './use-word-files';

/**
 * Brings files of words and draws what is inside once they are there; at once where something has brought
 * them before.
 * @param props.files the same list each time
 */
export function LazyWords({
  files,
  fallback = null,
  children,
}: {
  files: readonly Namespace[];
  /** Drawn meanwhile. Default nothing. */
  fallback?: ReactNode;
  children: ReactNode;
}): ReactElement {
  return <>{useWordFiles(files) ? children : fallback}</>;
}
