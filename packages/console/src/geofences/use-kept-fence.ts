import type { FenceForm } from '@rastro/sdk/internal';
import { formatKeptFence, parseKeptFence } from '@rastro/sdk/domain';
import type { FenceEditor } from '@rastro/sdk/internal/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { readSessionText, writeSessionText } from '../storage/session-text';

/**
 * Keeps what is not saved of a fence while the page is loaded anew, in this tab alone: whoever leaves the
 * editor leaves it. Returns what puts it back; to be called once the editing has begun.
 */
export function useKeptFence(
  name: string,
  { editor, form, isDirty }: { editor: FenceEditor; form: FenceForm; isDirty: boolean },
): () => void {
  const key = `fenceDraft.${name}`;
  const [kept] = useState(() => parseKeptFence(readSessionText(key)));
  const keep = useEffectEvent(() => {
    const { draft } = editor.getState();
    const text = isDirty && draft ? formatKeptFence({ draft, values: form.values }) : null;
    writeSessionText(key, text);
  });
  useEffect(() => {
    const whenLeft = () => keep();
    window.addEventListener('pagehide', whenLeft);
    return () => {
      window.removeEventListener('pagehide', whenLeft);
      writeSessionText(key, null);
    };
  }, [key]);
  return () => {
    if (!kept) return;
    editor.dispatch({ type: 'restore', draft: kept.draft });
    form.set(kept.values);
  };
}
