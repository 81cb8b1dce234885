'use client';
import { useEffect, useState } from 'react';
import { loadUntilThere, loadWords, hasWords, type Namespace } from '../../words';
import { useTrackingContext } from './tracking-context';

/**
 * Brings files of words and tells whether they are there; at once where something has brought them before. A file
 * that does not come is asked for again after a while.
 * @param files the same list each time
 */
export function useWordFiles(files: readonly Namespace[]): boolean {
  const { words } = useTrackingContext('useWordFiles');
  const [, setArrived] = useState(0);
  const isThere = hasWords(words, files);
  useEffect(() => {
    if (isThere) return;
    const load = () => loadWords(words, files);
    return loadUntilThere(load, () => setArrived((count) => count + 1));
  }, [words, files, isThere]);
  return isThere;
}
