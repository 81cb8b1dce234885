'use client';
import { useMemo } from 'react';
import type { UnsavedWords } from '../../../ui';
import { useLabels } from '../../use-labels';

/** Provides the texts of `useUnsavedGuard` in the provider's language. */
export function useUnsavedWords(): UnsavedWords {
  const t = useLabels();
  return useMemo(
    () => ({
      title: t('form.unsaved.title'),
      text: t('form.unsaved.text'),
      leave: t('form.unsaved.leave'),
      stay: t('form.unsaved.stay'),
    }),
    [t],
  );
}
