'use client';
import { useMemo } from 'react';
import type { TreeLabels } from '../../../ui';
import { useLabels } from '../../use-labels';

/** The words of a `Tree` in the provider's language; `tree` is its name, read aloud. */
export function useTreeLabels(tree: string): TreeLabels {
  const t = useLabels();
  return useMemo(
    () => ({
      tree,
      menu: (name) => t('tree.node.menu', { name }),
      move: t('tree.move.action'),
      moving: (name) => t('tree.move.choose', { name }),
      moveTo: (name, target) =>
        target === null ? t('tree.move.toTop', { name }) : t('tree.move.to', { name, target }),
      toRoot: t('tree.move.root'),
      cancel: t('form.cancel.action'),
      cannotMove: (name, target) => t('tree.move.refused', { name, target }),
    }),
    [t, tree],
  );
}
